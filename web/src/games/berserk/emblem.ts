export { default } from 'icon:battle-axe';
