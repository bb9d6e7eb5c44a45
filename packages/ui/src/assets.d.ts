declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module 'styled-components/dist/styled-components.browser.esm.js' {
  export * from 'styled-components';
  export { default } from 'styled-components';
}
