declare module '*?pictures' {
  const folder: string;
  export default folder;
}

/** The path of an icon of game-icons.net. */
declare module 'icon:*' {
  const path: string;
  export default path;
}

/** Where such an icon lies in a sheet. */
declare module 'picture:*' {
  const address: string;
  export default address;
}

/** All words, by what says them and by language: what a first sight says, and the rest. */
declare module 'words:parts' {
  export interface Part {
    default: import('@fluent/bundle').FluentResource;
    /** What the game declares about them. */
    sentences?: Record<string, import('./lib/wire').Sentences>;
  }
  export type Loader = () => Promise<Part>;
  const parts: Record<string, Record<string, Loader[]>>;
  export default parts;
}
