export const theOnlyRow = 1;
