import { isOfClia, type TravelAdviser } from '../trips/travel-adviser';

interface TypedAdviser {
  readonly agencyNumber: string;
  readonly reference: string;
}

type AdviserOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'adviser'; readonly adviser: TravelAdviser }
  | { readonly kind: 'invalid'; readonly errors: Partial<Readonly<Record<keyof TypedAdviser, string>>> };

const maxTypedLength = 60;
const digitsOfNumber = 8;
/** The last digit of an IATA number is the remainder of the others, divided by seven. */
const checkDivisor = 7;
/**
 * Dots and slashes are refused, because the reference is printed in e-mails, where it could form a web address
 * (reliability F5).
 */
const referencePattern = /^[A-Z0-9][A-Z0-9-]{0,19}$/;

/** Empty input means no adviser. Spaces, hyphens and the name of the register are ignored. */
export function checkAdviser(typedAdviser: TypedAdviser): AdviserOutcome {
  const number = typedAdviser.agencyNumber.trim();
  const reference = typedAdviser.reference.trim().toUpperCase();
  if (number === '' && reference === '') return { kind: 'none' };
  const agencyNumber = readNumber(number);
  const isReference = reference === '' || referencePattern.test(reference);
  if (agencyNumber === undefined || !isReference)
    return {
      kind: 'invalid',
      errors: {
        ...(agencyNumber === undefined ? { agencyNumber: wrongNumber } : {}),
        ...(isReference ? {} : { reference: 'Please use letters, digits and hyphens, at most 20.' }),
      },
    };
  return { kind: 'adviser', adviser: { agencyNumber, ...(reference === '' ? {} : { reference }) } };
}

const wrongNumber = 'Please enter the eight digits of your IATA, ARC or CLIA number. These are not such a number.';

function readNumber(text: string): string | undefined {
  if (text.length > maxTypedLength) return undefined;
  const digits = text.replace(/^(iata|arc|clia)\b/i, '').replace(/[\s-]/g, '');
  if (!/^\d{8}$/.test(digits) || /^0+$/.test(digits)) return undefined;
  const hasCheckDigit = Number(digits.slice(0, -1)) % checkDivisor === Number(digits.at(digitsOfNumber - 1));
  return isOfClia(digits) || hasCheckDigit ? digits : undefined;
}
