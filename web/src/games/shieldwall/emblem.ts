export { default } from 'icon:viking-shield';
