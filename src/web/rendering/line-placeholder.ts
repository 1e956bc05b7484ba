/** For structured data, whose functions know no line: PageHeads puts the content's name in its place. */
export const linePlaceholder = '\u0002line\u0003';
