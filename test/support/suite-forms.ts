const guests = { guest1: ['Ada', '4', '27', '1975'], guest2: ['Jonas', '11', '3', '1973'] } as const;

/** Two guests of a suite, as the engine's form sends them. */
export function guestFields(email: string): Readonly<Record<string, string>> {
  const fields = Object.entries(guests).flatMap(([guest, [first, month, day, year]]) =>
    Object.entries({
      first,
      middle: '',
      last: 'Lindqvist',
      'birth-month': month,
      'birth-day': day,
      'birth-year': year,
      email: '',
      phone: '',
    }).map(([part, value]) => [`${guest}-${part}`, value] as const),
  );
  return { ...Object.fromEntries(fields), 'guest1-email': email, 'guest1-phone': '+1 305 555 0177' };
}

/** The first is taken by the embedded provider. */
export const cardFields = (number = '4242424242424242'): Readonly<Record<string, string>> => ({
  'card-number': number,
  'card-expiry': '12/31',
  'card-code': '123',
  'card-name': 'Ada Lindqvist',
});
