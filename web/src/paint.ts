/** The first sight of pages, drawn while the app is built. */
import { render } from 'svelte/server';
import Header from './components/Header.svelte';
import Laying from './components/Laying.svelte';
import { type Language, words } from './lib/texts.svelte';
import Home from './pages/Home.svelte';

export async function draw(lang: Language): Promise<Record<string, string>> {
  await words.speak(lang);
  return {
    Home: plain(render(Header).body) + main(render(Home).body),
    TablePage: plain(render(Header, { props: { compact: true } }).body) + main(render(Laying).body),
  };
}

function main(html: string): string {
  return `<main id="main">${plain(html)}</main>`;
}

/** Without the marks that only a live page needs. */
function plain(html: string): string {
  return html.replaceAll(/<!--.*?-->/gs, '');
}
