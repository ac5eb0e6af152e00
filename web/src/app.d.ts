/** The path of an icon of game-icons.net. */
declare module 'icon:*' {
  const path: string;
  export default path;
}

declare module 'words:*' {
  const text: string;
  export default text;
}
