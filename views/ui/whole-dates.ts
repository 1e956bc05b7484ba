import { MONTHS } from '../../src/core/shared/plain-date';

const dayBeforeMonth = new RegExp(`\\b(\\d{1,2}) (?=${MONTHS.join('|')})`, 'g');

/**
 * Keeps day and month of each date on one line, and an hour with its am or pm. Texts themselves have plain spaces,
 * because a text message with another one holds half as much.
 */
export const withWholeDates = (text: string): string =>
  text.replaceAll(dayBeforeMonth, '$1\u00a0').replaceAll(/(\d) (?=[ap]m\b)/g, '$1\u00a0');
