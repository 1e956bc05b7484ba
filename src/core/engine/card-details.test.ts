import { checkCardDetails } from './card-details';

const now = new Date('2027-01-31T23:00:00Z');
const typed = { number: '4242 4242 4242 4242', expiry: '12/30', securityCode: '123', nameOnCard: ' Ada Quist ' };
const errorsOf = (changes: Partial<typeof typed>) => {
  const outcome = checkCardDetails({ ...typed, ...changes }, now);
  return outcome.kind === 'valid' ? [] : outcome.errors.map(({ field }) => field);
};

describe('checkCardDetails', () => {
  it('RES-20 takes a card as people write it', () => {
    expect(checkCardDetails(typed, now)).toEqual({
      kind: 'valid',
      card: { number: '4242424242424242', expiry: '12/30', securityCode: '123', nameOnCard: 'Ada Quist' },
    });
    for (const number of ['4000-0000-0000-0002', '4000002500003155', '4000 0000 0000 0341', '3714 496353 98431'])
      expect(errorsOf({ number })).toEqual([]);
    for (const expiry of ['12 / 30', '1230', '01/27', '12/2030', '12 / 2030', '122030', '1/30', '12.30'])
      expect(errorsOf({ expiry })).toEqual([]);
  });

  it('RES-20 takes a name on the card of at most 80 characters', () => {
    expect(errorsOf({ nameOnCard: 'x'.repeat(80) })).toEqual([]);
    expect(errorsOf({ nameOnCard: 'x'.repeat(81) })).toEqual(['nameOnCard']);
  });

  it('RES-20 names the field that is wrong', () => {
    for (const number of ['', '4242 4242 4242 4241', '4242', 'abcd', '4'.repeat(60_000)])
      expect(errorsOf({ number })).toEqual(['number']);
    for (const expiry of ['', '13/30', '00/30', '12/26', '12/2026', '12/1930', '12/203', '130'])
      expect(errorsOf({ expiry })).toEqual(['expiry']);
    for (const securityCode of ['', '12', '12345', '12a']) expect(errorsOf({ securityCode })).toEqual(['securityCode']);
    expect(errorsOf({ nameOnCard: '  ' })).toEqual(['nameOnCard']);
    expect(errorsOf({ number: '', expiry: '', securityCode: '', nameOnCard: '' })).toEqual([
      'number',
      'expiry',
      'securityCode',
      'nameOnCard',
    ]);
  });
});
