/** The first sight of pages, drawn while the app is built. */
import { render } from 'svelte/server';
import Header from './components/Header.svelte';
import { type Language, words } from './lib/texts.svelte';
import Home from './pages/Home.svelte';

export async function draw(lang: Language): Promise<Record<string, string>> {
  await words.speak(lang);
  const home = `<main id="main">${plain(render(Home).body)}</main>`;
  return {
    Home: plain(render(Header).body) + home,
    TablePage: plain(render(Header, { props: { compact: true } }).body),
  };
}

/** Without the marks that only a live page needs. */
function plain(html: string): string {
  return html.replaceAll(/<!--.*?-->/gs, '');
}
