/** The company's logo: the favicon, so that there is only one drawing. */
export const Logo = () => <img src="/favicon.svg" alt="" width={28} height={28} />;
