/** The package has no types for its dictionaries. */
declare module 'opencc-js/dict/JPShinjitaiCharactersRev' {
  /** Older and current form of each character, as '國 国|廣 広'. */
  const pairs: string;
  export default pairs;
}
