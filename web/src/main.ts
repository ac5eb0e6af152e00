import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/api';
import { router } from './lib/router.svelte';
import { find } from './pages';
import { follow, settings } from './lib/settings.svelte';
import { pick, words } from './lib/texts.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const lang = pick(settings.lang, navigator.languages);
follow();
router.listen();
speak(lang);
// What the server has drawn stays until the page itself can take its place.
await Promise.all([words.speak(lang), find(router.place.path).load().catch(() => null)]);

const target = document.getElementById('app');
target?.replaceChildren();
if (target) mount(App, { target });

// What is kept for the next visit waits until this one is on the screen.
function keepForLater() {
  void navigator.serviceWorker.register('/sw.js');
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') keepForLater();
  else addEventListener('load', keepForLater);
}
