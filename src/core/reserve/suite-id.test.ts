import fc from 'fast-check';
import { CABIN_CATEGORIES } from '../voyages/cabin-category';
import { FUNNEL_SUITE_ID, isFunnelSuite, parseSuiteId, suiteOf } from './suite-id';

describe('suite ids', () => {
  it('SUI-12 is fare group, comma, category', () => {
    expect(parseSuiteId('BR-I,SV')).toEqual({ kind: 'suite', category: 'SV' });
  });

  it('SUI-12 calls the Funnel Suite FS-I,FS and no other', () => {
    expect(FUNNEL_SUITE_ID).toBe('FS-I,FS');
    expect(isFunnelSuite('FS-I,FS')).toBe(true);
    expect(['FS-I,SV', 'BR-I,FS', 'fs-i,fs', 'FS', ''].some(isFunnelSuite)).toBe(false);
  });

  it('API-31 finds a suite by its category, whatever the fare group', () => {
    const suites = [{ category: 'SV' }, { category: 'OS' }];
    expect(['BR-I,OS', 'FS-I,OS', 'FS-I,SV'].map((suiteId) => suiteOf(suites, suiteId)?.category)).toEqual([
      'OS',
      'OS',
      'SV',
    ]);
    expect(['FS-I,FS', 'OS', ''].map((suiteId) => suiteOf(suites, suiteId))).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    '',
    'SV',
    'BR-I',
    'BR-I,',
    ',SV',
    'BR-I,SV,SS',
    'BR-I, SV',
    'br-i,sv',
    'BR-I,SV\n',
    'BR-I,S&V',
    `${'B'.repeat(30)},SV`,
  ])('SUI-12 are not read from the malformed %j', (text) => {
    expect(parseSuiteId(text)).toEqual({ kind: 'malformed' });
  });

  it('SUI-12 reads at most 24 characters', () => {
    expect(parseSuiteId(`${'B'.repeat(21)},SV`)).toMatchObject({ kind: 'suite', category: 'SV' });
    expect(parseSuiteId(`${'B'.repeat(22)},SV`)).toEqual({ kind: 'malformed' });
  });

  it('SUI-12 VOY-33 reads back the category, whatever the fare group', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]{2}-[A-Z]$/),
        fc.constantFrom(...CABIN_CATEGORIES),
        (fareGroup, category) => {
          expect(parseSuiteId(`${fareGroup},${category}`)).toEqual({ kind: 'suite', category });
        },
      ),
    );
  });
});
