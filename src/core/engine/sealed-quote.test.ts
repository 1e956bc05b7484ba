import fc from 'fast-check';
import { aQuoteSeal } from '../../../test/builders/a-quote-seal';
import { aSailingFare } from '../../../test/builders/fake-engine';
import { someTerms } from '../../../test/builders/some-terms';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import { quoteSuite } from './quote-suite';
import { goodUntil, QuoteSeal } from './sealed-quote';

const seal = aQuoteSeal();
const suite = { itineraryId: 'ON1-CYC-270529-007', category: 'SV' };
const now = new Date('2027-01-11T15:07:00Z');

function shown({ guestCount = 2, fare = 1_234_500, port = 63_000, taxes = 15_400, fees = 0, currency = 'USD' } = {}) {
  const perGuest = {
    portChargesPerGuest: money(port, currency),
    taxesPerGuest: money(taxes, currency),
    feesPerGuest: money(fees, currency),
  };
  const quote = quoteSuite({
    fare: aSailingFare({ ...perGuest, suiteFare: money(fare, currency) }),
    guestCount,
    today: plainDate('2027-01-11'),
    terms: someTerms,
  });
  return { quote, guestCount, goodUntil: goodUntil(now) };
}

describe('a sealed quote', () => {
  it('RES-20 comes back as it was: party, lines, total, deposit, dates and expiry', () => {
    const amount = fc.integer({ min: 0, max: 90_000_000 });
    const anything = fc.record({
      guestCount: fc.integer({ min: 1, max: 9 }),
      fare: amount,
      port: amount,
      taxes: amount,
      fees: amount,
      currency: fc.constantFrom('USD', 'EUR', 'CHF'),
    });
    fc.assert(
      fc.property(anything, (values) => {
        const sealed = seal.seal(suite, shown(values));
        expect(seal.open(suite, sealed)).toEqual(shown(values));
        expect(sealed).toMatch(/^[\w.-]{60,200}$/);
        expect(seal.seal(suite, shown(values))).toBe(sealed);
      }),
    );
  });

  it('RES-20 opens for no other sailing, suite, key or letter', () => {
    const sealed = seal.seal(suite, shown());
    expect(seal.open({ ...suite, category: 'OS' }, sealed)).toBeUndefined();
    expect(seal.open({ ...suite, itineraryId: 'ON1-CYC-270605-007' }, sealed)).toBeUndefined();
    expect(aQuoteSeal('another secret').open(suite, sealed)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.nat(sealed.length - 1),
        fc.constantFrom('0', '9', 'A', 'z', '.', '-', ' ', 'é'),
        (at, character) => {
          const other = `${sealed.slice(0, at)}${character}${sealed.slice(at + 1)}`;
          if (other !== sealed) expect(seal.open(suite, other)).toBeUndefined();
        },
      ),
    );
  });

  it('C5 C7 opens nothing that it did not write, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ minLength: 200, maxLength: 2_000 })), (text) => {
        expect(seal.open(suite, text)).toBeUndefined();
      }),
    );
    expect(seal.open(suite, `${seal.seal(suite, shown())}${'.'.repeat(1_000)}`)).toBeUndefined();
  });

  it('C7 is read up to 250 characters, and a longer text is not even digested', () => {
    const sealOf = (digest: () => string) => new QuoteSeal({ digest });
    const bodyLength = sealOf(() => '').seal(suite, shown()).length;
    const ofLength = (length: number) => sealOf(() => 'd'.repeat(length - bodyLength));
    expect(ofLength(250).open(suite, ofLength(250).seal(suite, shown()))).toEqual(shown());
    expect(ofLength(251).open(suite, ofLength(251).seal(suite, shown()))).toBeUndefined();
    const withoutDigest = sealOf(() => {
      throw new Error('Nothing is digested.');
    });
    for (const text of ['x', 'no dot at all', `${'x'.repeat(250)}.`])
      expect(withoutDigest.open(suite, text)).toBeUndefined();
  });
});

describe('how long a quote is good', () => {
  it.each([
    ['15:00:00', '15:30'],
    ['15:00:01', '16:00'],
    ['15:07:00', '16:00'],
    ['15:30:00', '16:00'],
    ['15:59:59', '16:30'],
  ])('RES-20 made at %s it is good until %s, and the same for half an hour', (from, until) => {
    expect(goodUntil(new Date(`2027-01-11T${from}Z`))).toEqual(new Date(`2027-01-11T${until}:00Z`));
  });
});
