export { default } from 'icon:stone-pile';
