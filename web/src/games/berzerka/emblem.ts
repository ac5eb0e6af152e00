export { default } from 'icon:poker-hand';
