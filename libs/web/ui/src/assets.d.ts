/** The webpack rules turn files that are not scripts into their address. */
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
