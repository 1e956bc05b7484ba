import { classificationsOf, NoVoyageCodeError, voyageCodeOf } from './voyage-code';

describe('the code of a voyage', () => {
  it('VOY-32 is what the package is filed under as WEB DEST', () => {
    expect(
      voyageCodeOf({
        classifications: [
          { type: 'SHIP', code: 'ON1' },
          { type: 'WEB DEST', code: 'CYC' },
        ],
      }),
    ).toBe('CYC');
    expect(voyageCodeOf({ classifications: classificationsOf('GRN') })).toBe('GRN');
  });

  it.each([[[]], [[{ type: 'SHIP', code: 'ON1' }]], [[{ type: 'WEB DEST', code: ' ' }]]])(
    'VOY-32 raises "No voyage code" for %j',
    (classifications) => {
      expect(() => voyageCodeOf({ classifications })).toThrow(NoVoyageCodeError);
      expect(() => voyageCodeOf({ classifications })).toThrow('No voyage code');
    },
  );
});
