/** The package has no types for its dictionaries: pairs of characters, as '國 国|廣 広'. */
declare module 'opencc-js/dict/JPShinjitaiCharactersRev' {
  /** Older and current form of each character. */
  const pairs: string;
  export default pairs;
}
declare module 'opencc-js/dict/TSCharacters' {
  /** Traditional and simplified forms of each character; the most usual simplified one is first. */
  const pairs: string;
  export default pairs;
}
