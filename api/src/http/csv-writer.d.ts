/** The package's own types are its sources, which do not compile under our options. */
declare module 'csv-writer/dist/index.js' {
  export function createObjectCsvStringifier(options: {
    header: { id: string; title: string }[];
    alwaysQuote: boolean;
    recordDelimiter: '\r\n';
  }): {
    getHeaderString(): string;
    stringifyRecords(records: Record<string, unknown>[]): string;
  };
}
