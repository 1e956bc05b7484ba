/** A placeholder in structured data, whose functions do not know the line; PageHeads replaces it by the line's name. */
export const linePlaceholder = '\u0002line\u0003';
