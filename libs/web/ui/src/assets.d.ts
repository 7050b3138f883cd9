/** What the webpack rules make of files that are not scripts: their address. */
declare module '*.woff2' {
  const url: string;
  export = url;
}
declare module '*.svg' {
  const url: string;
  export = url;
}
declare module '*.png' {
  const url: string;
  export = url;
}
declare module '*.css';
