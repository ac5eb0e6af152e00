/** The path of an icon of game-icons.net. */
declare module '*?pictures' {
  const folder: string;
  export default folder;
}

declare module 'icon:*' {
  const path: string;
  export default path;
}

declare module 'words:*' {
  const words: import('@fluent/bundle').FluentResource;
  export default words;
}
