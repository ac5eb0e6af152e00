import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/api';
import { seen } from './lib/paint';
import { listen as listenForRenewal } from './lib/renewal';
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
listenForRenewal();
speak(lang);
// What the server has drawn stays until the page itself can take its place.
const target = document.getElementById('app');
const first = find(router.place.path);
const [page] = await Promise.all([
  first.load().catch(() => null),
  words.speak(lang),
  target?.hasChildNodes() ? seen() : null,
]);

target?.replaceChildren();
if (target) mount(App, { target, props: { first: first.key, page } });

// What is kept for the next visit waits until this one is on the screen.
function keepForLater() {
  void navigator.serviceWorker.register('/sw.js');
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') keepForLater();
  else addEventListener('load', keepForLater);
}
