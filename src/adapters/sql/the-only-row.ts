/** The key of a table that holds one row, which all nodes read. */
export const theOnlyRow = 1;
