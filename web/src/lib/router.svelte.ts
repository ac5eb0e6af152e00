/** Addresses and pages. Plain links work; the router only spares the reload. */
import { renewal } from './renewal';

export interface Place {
  path: string;
  search: URLSearchParams;
  hash: string;
}

function here(): Place {
  const { pathname, search, hash } = location;
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return { path, search: new URLSearchParams(search), hash: decodeURIComponent(hash.slice(1)) };
}

class Router {
  place = $state.raw<Place>(here());

  go(address: string, { replace = false } = {}): void {
    if (renewal.isDue) return replace ? location.replace(address) : location.assign(address);
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.place = here();
    if (!replace && !this.place.hash) scrollTo(0, 0);
  }

  /** Change what stands behind the # without a new entry in the history. */
  mark(hash: string): void {
    history.replaceState(null, '', `${location.pathname}${location.search}#${hash}`);
    this.place = here();
  }

  listen(): void {
    addEventListener('popstate', () => (this.place = here()));
    addEventListener('hashchange', () => (this.place = here()));
    document.addEventListener('click', (event) => this.follow(event));
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return;
    const isAnchor = link.pathname === location.pathname && link.hash;
    if (isAnchor) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
