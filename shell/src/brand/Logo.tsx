/** The company's mark: the icon that the document names already, so that there is one drawing of it. */
export const Logo = () => <img src="/favicon.svg" alt="" width={28} height={28} />;
