/** A number as the library reads it, however a keyboard wrote it: full-width, or with 00 in place of the plus sign (H67). */
export const typedPhone = (text: string): string => text.normalize('NFKC').trim().replace(/^00/, '+');
