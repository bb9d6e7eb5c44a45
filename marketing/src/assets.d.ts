/** The public address of a picture file. */
declare module '*.svg' {
  const url: string;
  export default url;
}
