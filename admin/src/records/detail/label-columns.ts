/** Columns of labels and their values in a record. In large text on a phone, labels leave room for the values. */
export const labelColumns = 'grid-template-columns: min(7rem, 40%) minmax(0, 1fr);';
