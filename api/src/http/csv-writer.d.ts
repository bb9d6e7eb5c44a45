/** Replaces the package's types: they are its source files, which do not compile with our compiler options. */
declare module 'csv-writer/dist/index.js' {
  export function createArrayCsvStringifier(options: {
    header: string[];
    alwaysQuote: boolean;
    recordDelimiter: '\r\n';
  }): {
    getHeaderString(): string;
    stringifyRecords(records: unknown[][]): string;
  };
}
