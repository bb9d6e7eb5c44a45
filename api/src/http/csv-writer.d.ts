/** The package's own types are its sources, which do not compile under our options. */
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
