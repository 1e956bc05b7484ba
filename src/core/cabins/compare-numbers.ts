/** Cabin numbers have three digits or four: 512 before 1004. */
export const compareNumbers = (one: { readonly number: string }, other: { readonly number: string }): number =>
  Number(one.number) - Number(other.number);
