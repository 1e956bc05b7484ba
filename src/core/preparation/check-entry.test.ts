import { checkEntry } from './check-entry';
import { acceptedValues } from './preparation-terms';
import type { EntryValues, PreparationItem } from './preparation-item';

const check = (
  item: PreparationItem,
  typed: Readonly<Record<string, string | readonly string[]>>,
  given?: EntryValues,
) =>
  checkEntry(item, Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value].flat()])), {
    hours: ['13:00', '13:30'],
    givenValues: given,
  });
const valuesOf = (...entry: Parameters<typeof check>) => {
  const checked = check(...entry);
  return checked.kind === 'valid' ? checked.values : checked.errors;
};
/** Whether each text is accepted in this field, when all other fields are. */
const accepted = (
  item: PreparationItem,
  { others, field, texts }: { others: Readonly<Record<string, string>>; field: string; texts: readonly string[] },
) => texts.filter((text) => check(item, { ...others, [field]: text }).kind === 'valid');

const papers = { type: 'passport', number: 'X1234567', nationality: 'GB', validUntil: '2030-01-31' };
const emergency = { name: 'Ada Marsh', relation: 'Sister', phone: '+44 20 7946 0142' };
const journey = {
  arrivesBy: 'flight',
  arrivalFlight: 'BA 632',
  arrivalDay: '2027-04-12',
  arrivalTime: '14:30',
  leavesBy: 'own',
  transfer: 'none',
};

describe('an entry of the preparation', () => {
  it('has no other travel document than a passport where the terms require one', () => {
    const typed = (type: string) => ({
      type: [type],
      number: ['X1234567'],
      nationality: ['GB'],
      validUntil: ['2030-01-31'],
    });
    const kindOf = (type: string, requirements?: { passportMonths?: number; insurance: boolean }) =>
      checkEntry('papers', typed(type), { hours: [], ...(requirements ? { requirements } : {}) }).kind;
    const strict = { passportMonths: 0, insurance: true };
    expect([kindOf('passport', strict), kindOf('identity-card', strict)]).toEqual(['valid', 'invalid']);
    expect([kindOf('identity-card', { insurance: true }), kindOf('identity-card')]).toEqual(['valid', 'valid']);
  });

  it('has of an earlier identity card only the nationality where the terms require a passport', () => {
    const card = { ...papers, type: 'identity-card' };
    const strict = { passportMonths: 6, insurance: true };
    expect(acceptedValues('papers', card, strict)).toEqual({ nationality: 'GB' });
    expect(acceptedValues('papers', { type: 'identity-card' }, strict)).toEqual({});
    expect(acceptedValues('papers', papers, strict)).toBe(papers);
    expect(acceptedValues('papers', card, { insurance: true })).toBe(card);
    expect(acceptedValues('emergency', emergency, strict)).toBe(emergency);
  });

  it('keeps the lines of a note, however the browser separates them, and has one line elsewhere', () => {
    expect(valuesOf('entry', { state: 'have', note: ' one\r\ntwo\rthree\n\nfour  ' })).toEqual({
      state: 'have',
      note: 'one\ntwo\nthree\n\nfour',
    });
    expect(valuesOf('emergency', { ...emergency, name: ' Ada\r\n\t Marsh ' })).toEqual(emergency);
  });

  it('F9 has texts of at most the length of their field', () => {
    expect([80, 81].map((length) => check('emergency', { ...emergency, name: 'a'.repeat(length) }).kind)).toEqual([
      'valid',
      'invalid',
    ]);
    expect(valuesOf('emergency', { ...emergency, name: 'a'.repeat(81) })).toEqual({
      name: 'At most 80 characters, please.',
    });
    expect([500, 501].map((length) => check('entry', { state: 'have', note: 'a'.repeat(length) }).kind)).toEqual([
      'valid',
      'invalid',
    ]);
  });

  it('F9 is stored without control characters', () => {
    expect(check('emergency', { ...emergency, name: 'Ada\u0007' }).kind).toBe('invalid');
    expect(check('entry', { state: 'have', note: 'Ada\u0000' }).kind).toBe('invalid');
  });

  it('F9 has a document number of five to twenty letters and digits', () => {
    const texts = ['A123', 'A1234', `A${'1'.repeat(19)}`, `A${'1'.repeat(20)}`, 'A12/34', 'É1234'];
    expect(accepted('papers', { others: papers, field: 'number', texts })).toEqual(texts.slice(1, 3));
  });

  it('A8 keeps the number of a document that is not entered again, and asks for one that never was', () => {
    const withoutNumber = { ...papers, number: ' ' };
    expect(valuesOf('papers', withoutNumber, { number: 'Y7654321' })).toEqual({ ...papers, number: 'Y7654321' });
    expect(valuesOf('papers', papers, { number: 'Y7654321' })).toEqual(papers);
    expect(valuesOf('papers', withoutNumber)).toEqual({ number: 'Please enter: Number.' });
    // Everything else is shown, so that an empty field is meant.
    expect(valuesOf('emergency', { ...emergency, relation: '' }, emergency)).toEqual({
      relation: 'Please enter: What they are to you.',
    });
  });

  it('F9 has a telephone number of 6 to 24 characters', () => {
    const texts = ['12345', '123456', '+123456', '1'.repeat(24), '1'.repeat(25), '020 7946 014x', '+(020) 7946-0142'];
    expect(accepted('emergency', { others: emergency, field: 'phone', texts })).toEqual([
      '123456',
      '+123456',
      '1'.repeat(24),
      '+(020) 7946-0142',
    ]);
  });

  it('F9 has a time of the day from 00:00 to 23:59', () => {
    const texts = ['00:00', '09:59', '19:30', '23:59', '24:00', '12:60', '9:30', '12:30:00'];
    expect(accepted('journey', { others: journey, field: 'arrivalTime', texts })).toEqual(texts.slice(0, 4));
  });

  it('F9 has what its lists offer, and says where there is something to choose', () => {
    const texts = ['13:00', '13:30', '14:00'];
    expect(accepted('boarding', { others: { bags: '0' }, field: 'hour', texts })).toEqual(['13:00', '13:30']);
    expect(accepted('boarding', { others: { hour: '13:00' }, field: 'bags', texts: ['0', '8', '9', '-1'] })).toEqual([
      '0',
      '8',
    ]);
    expect(valuesOf('boarding', {})).toEqual({
      hour: 'Please choose: Hour of embarkation.',
      bags: 'Please choose: Pieces of luggage.',
    });
    expect(check('diet', { allergies: ['nuts', 'milk'] }).kind).toBe('valid');
    expect(check('diet', { allergies: ['nuts', 'coal'] }).kind).toBe('invalid');
    expect(valuesOf('papers', {})).toMatchObject({ nationality: 'Please choose: Nationality.' });
  });

  it('has no value for an optional field that is empty', () => {
    expect(valuesOf('entry', { state: 'have', note: ' ' })).toStrictEqual({ state: 'have' });
  });
});
