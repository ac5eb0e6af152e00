export { default } from 'icon:rolling-dices';
