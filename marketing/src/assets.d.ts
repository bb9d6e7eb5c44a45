/** The public address of a picture file. */
declare module '*.svg' {
  const url: string;
  export default url;
}

/** A file's own address, whatever it holds. */
declare module '*?url' {
  const url: string;
  export default url;
}
