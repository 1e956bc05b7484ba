import fc from 'fast-check';
import { checkAdviser } from './check-adviser';

const check = (agencyNumber: string, reference = '') => checkAdviser({ agencyNumber, reference });
const numberOf = (typed: string) => {
  const outcome = check(typed);
  return outcome.kind === 'adviser' ? outcome.adviser.agencyNumber : outcome.kind;
};

describe('the number of a travel adviser', () => {
  it('ENG-01 is read as it is printed: with spaces, hyphens and the name of its register', () => {
    expect(['12345675', '12-3 4567 5', 'IATA 12345675', 'arc 1234 5675', 'CLIA 00577123'].map(numberOf)).toEqual([
      '12345675',
      '12345675',
      '12345675',
      '12345675',
      '00577123',
    ]);
  });

  it('ENG-01 is refused where its check digit is wrong, and where it is none', () => {
    for (const typed of ['12345674', '1234567', '123456750', '00000000', 'north star', 'https://x.example'])
      expect(check(typed)).toMatchObject({
        kind: 'invalid',
        errors: { agencyNumber: expect.stringContaining('digits') },
      });
  });

  it('ENG-01 is read among at most sixty characters', () => {
    expect(numberOf(`1234${' '.repeat(52)}5675`)).toBe('12345675');
    expect(numberOf(`1234${' '.repeat(53)}5675`)).toBe('invalid');
  });

  it('ENG-01 and the reference are each reported where they are wrong, and only there', () => {
    const fieldsOf = (agencyNumber: string, reference: string) => {
      const outcome = check(agencyNumber, reference);
      return outcome.kind === 'invalid' ? Object.keys(outcome.errors) : [];
    };
    expect(fieldsOf('12345675', 'a/b')).toEqual(['reference']);
    expect(fieldsOf('12345674', 'NORTH-7')).toEqual(['agencyNumber']);
    expect(fieldsOf('12345674', 'a/b')).toEqual(['agencyNumber', 'reference']);
  });

  it('ENG-01 finds every slip in one digit that the remainder can show', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 9_999_999 }), fc.nat({ max: 6 }), (seven, at) => {
        const number = `${seven}${seven % 7}`;
        const other = (Number(number[at]) + 1) % 10;
        const slip = `${number.slice(0, at)}${other}${number.slice(at + 1)}`;
        expect(numberOf(number)).toBe(number);
        if (!slip.startsWith('00')) expect(numberOf(slip)).toBe('invalid');
      }),
    );
  });

  it('F5 takes a reference of letters, digits and hyphens, and no address of the web', () => {
    expect(check('12345675', ' north-7 ')).toEqual({
      kind: 'adviser',
      adviser: { agencyNumber: '12345675', reference: 'NORTH-7' },
    });
    for (const reference of ['evil.example', 'a/b', 'x'.repeat(21), '-7', '7\n8'])
      expect(check('12345675', reference).kind).toBe('invalid');
    expect(check('', 'NORTH-7').kind).toBe('invalid');
    expect(check(' ', ' ')).toEqual({ kind: 'none' });
  });
});
