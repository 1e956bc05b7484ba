/**
 * Stands for the line's own name in structured data, whose functions know no line: PageHeads writes the name that the
 * content has.
 */
export const linePlaceholder = '\u0002line\u0003';
