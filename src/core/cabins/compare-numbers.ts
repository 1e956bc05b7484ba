/** Cabin numbers have three or four digits and are compared as numbers: 512 comes before 1004. */
export const compareNumbers = (one: { readonly number: string }, other: { readonly number: string }): number =>
  Number(one.number) - Number(other.number);
