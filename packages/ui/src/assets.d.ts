declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The file as a data URL. */
declare module '*?inline' {
  const url: string;
  export default url;
}
