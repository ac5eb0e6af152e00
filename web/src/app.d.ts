/** The path of an icon of game-icons.net. */
declare module 'icon:*' {
  const path: string;
  export default path;
}
