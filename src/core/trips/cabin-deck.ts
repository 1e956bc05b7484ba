const CABIN_NUMBER = /^\d{3,8}$/;

/**
 * Reads the deck from the number of a cabin: the first two digits of four or more (0512 is on deck 5), the first of
 * three. Returns undefined for a missing or non-numeric number, so that the page omits the line (TRD-03, H33).
 */
export function deckOfCabin(cabinNumber: string | undefined): number | undefined {
  if (cabinNumber === undefined || cabinNumber.length > 8 || !CABIN_NUMBER.test(cabinNumber)) return undefined;
  const deck = Number(cabinNumber.slice(0, cabinNumber.length === 3 ? 1 : 2));
  return deck > 0 ? deck : undefined;
}
