/** The public URL of a picture file. */
declare module '*.svg' {
  const url: string;
  export default url;
}

/** The public URL of any file. */
declare module '*?url' {
  const url: string;
  export default url;
}
