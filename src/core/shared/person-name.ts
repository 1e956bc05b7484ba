/**
 * Another person may read a name in a message or a terminal: links and hidden characters are refused (reliability F5).
 * Runs in linear time.
 */
export const canBeName = (text: string): boolean => !hiddenCharacters.test(text) && !link.test(withPlainDots(text));

/** Mail programs and browsers read other full stops, such as those of East Asian scripts, as the dot of a domain. */
const withPlainDots = (text: string): string => text.normalize('NFKC').replaceAll('\u3002', '.');

/**
 * Format characters include those that change the direction of text. Joiners are allowed, because some spellings need
 * them.
 */
const hiddenCharacters = /[\p{Cc}\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/u;
/** A domain needs two letters after its dot: initials such as J.R. are names. */
const link = /@|:\/\/|(?:^|\s)www\.|[\p{L}\p{N}]\.\p{L}{2}/iu;
