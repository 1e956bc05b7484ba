import fc from 'fast-check';
import { propertyRuns } from '../../../test/support/property-runs';
import { areValidCounts } from './guest-counts';
import {
  firstPaintCounts,
  parseGuestCounts,
  STORED_COUNT_KEYS,
  storedCountTexts,
  suiteStepCounts,
} from './suite-step-counts';

const anyText = fc.oneof(
  fc.integer({ min: -3, max: 12 }).map(String),
  fc.constantFrom('', '2.5', '1e1', ' 2', '+2', 'NaN', '٢', '0x2', 'Infinity', null, undefined),
  fc.string(),
);
const anyTexts = fc.record({ adults: anyText, children: anyText });

describe('counts as text', () => {
  it('SUI-08 are read only when they are whole numbers', () => {
    expect(parseGuestCounts({ adults: '3', children: '2' })).toEqual({ adults: 3, children: 2 });
    expect(parseGuestCounts({ adults: '02', children: '00' })).toEqual({ adults: 2, children: 0 });
    expect(parseGuestCounts({ adults: '2' })).toEqual({ adults: 2, children: 0 });
  });

  it('SUI-08 H72 takes an empty number of children for none, as the first paint does', () => {
    expect(suiteStepCounts({ adults: '3', children: '' }, { adults: '1', children: '1' })).toEqual({
      kind: 'valid',
      counts: { adults: 3, children: 0 },
    });
  });

  it.each([
    [undefined, '0'],
    ['', '0'],
    ['0', '2'],
    ['-1', '2'],
    ['2', '-1'],
    ['7', '0'],
    ['4', '3'],
    ['1', '6'],
    ['two', '0'],
    ['2', 'one'],
    ['2.5', '0'],
    ['1e0', '0'],
    ['NaN', '0'],
    ['٢', '0'],
    ['2\n', '0'],
    ['002', '0'],
  ])('SUI-08 refuses %j adults with %j children', (adults, children) => {
    expect(parseGuestCounts({ adults, children })).toBeUndefined();
  });

  it('SUI-08 never gives a party that cannot exist', () => {
    fc.assert(
      fc.property(anyTexts, (texts) => {
        const counts = parseGuestCounts(texts);
        if (counts) expect(areValidCounts(counts)).toBe(true);
      }),
      propertyRuns(1000),
    );
  });
});

describe('the suite step', () => {
  const stored = { adults: '3', children: '1' };

  it('SUI-08 keeps the counts of a right address', () => {
    expect(suiteStepCounts({ adults: '4', children: '2' }, stored)).toEqual({
      kind: 'valid',
      counts: { adults: 4, children: 2 },
    });
  });

  it.each([
    [undefined, undefined],
    ['0', '0'],
    ['2', '-1'],
    ['5', '2'],
    ['x', '0'],
  ])('SUI-08 turns to the stored counts for %j adults with %j children', (adults, children) => {
    expect(suiteStepCounts({ adults, children }, stored)).toEqual({
      kind: 'stored',
      counts: { adults: 3, children: 1 },
    });
  });

  it.each([
    [null, null],
    ['0', '0'],
    ['6', '1'],
    ['abc', '0'],
  ])('SUI-08 resets to 2 and 0 when %j and %j are stored', (adults, children) => {
    expect(suiteStepCounts({ adults: '9' }, { adults, children })).toEqual({
      kind: 'default',
      counts: { adults: 2, children: 0 },
    });
  });

  it('SUI-08 paints 2 and 0 first, because a server cannot see what the browser stored', () => {
    expect(firstPaintCounts({ adults: '9' })).toEqual({ adults: 2, children: 0 });
    expect(firstPaintCounts({ adults: '3', children: '1' })).toEqual({ adults: 3, children: 1 });
  });

  it('SUI-09 corrects an address at most once', () => {
    fc.assert(
      fc.property(anyTexts, anyTexts, (address, remembered) => {
        const { counts } = suiteStepCounts(address, remembered);
        expect(suiteStepCounts(storedCountTexts(counts), remembered)).toEqual({ kind: 'valid', counts });
      }),
    );
  });

  it('SUI-10 stores valid counts so that they come back', () => {
    expect(STORED_COUNT_KEYS).toEqual({ adults: 'reserveSelectedAdults', children: 'reserveSelectedChildren' });
    expect(suiteStepCounts({}, storedCountTexts({ adults: 1, children: 5 }))).toEqual({
      kind: 'stored',
      counts: { adults: 1, children: 5 },
    });
  });
});
