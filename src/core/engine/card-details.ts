import type { Card } from './payments.port';

export interface CardFieldError {
  readonly field: keyof Card;
  readonly message: string;
}

type CardDetailsOutcome =
  | { readonly kind: 'valid'; readonly card: Card }
  | { readonly kind: 'invalid'; readonly errors: readonly CardFieldError[] };

const maxTypedLength = 80;
const separators = /[\s-]/g;
const monthAndYear = /^(0?[1-9]|1[0-2])[/.](?:20)?(\d{2})$|^(0[1-9]|1[0-2])(?:20)?(\d{2})$/;

export function checkCardDetails(typedCard: Card, now: Date): CardDetailsOutcome {
  const number = short(typedCard.number).replace(separators, '');
  const expiry = readExpiry(short(typedCard.expiry).replace(separators, ''), now);
  const securityCode = short(typedCard.securityCode).trim();
  const nameOnCard = short(typedCard.nameOnCard).trim();
  const errors: CardFieldError[] = [];
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number))
    errors.push({ field: 'number', message: 'Please check the card number.' });
  if (expiry === undefined)
    errors.push({ field: 'expiry', message: 'Please enter a month and year that are still ahead, as MM/YY.' });
  if (!/^\d{3,4}$/.test(securityCode))
    errors.push({ field: 'securityCode', message: 'Please enter the three or four digits of the security code.' });
  if (nameOnCard === '') errors.push({ field: 'nameOnCard', message: 'Please enter the name on the card.' });
  if (errors.length > 0 || expiry === undefined) return { kind: 'invalid', errors };
  return { kind: 'valid', card: { number, expiry, securityCode, nameOnCard } };
}

const short = (text: string) => (text.length > maxTypedLength ? '' : text);

/**
 * A card is valid until the end of its month in every time zone. Browsers that fill in a card write the year with two
 * or four digits.
 */
function readExpiry(text: string, now: Date): string | undefined {
  const [, monthBeforeSlash, yearAfterSlash, month = monthBeforeSlash, year = yearAfterSlash] =
    monthAndYear.exec(text) ?? [];
  if (month === undefined || year === undefined) return undefined;
  const monthsLeft = (2_000 + Number(year) - now.getUTCFullYear()) * 12 + Number(month) - (now.getUTCMonth() + 1);
  return monthsLeft >= 0 ? `${month.padStart(2, '0')}/${year}` : undefined;
}

function hasCheckDigit(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const weightedDigit = index % 2 === 1 ? digit * 2 : digit;
    return total + (weightedDigit > 9 ? weightedDigit - 9 : weightedDigit);
  }, 0);
  return sum % 10 === 0;
}
