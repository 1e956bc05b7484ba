import fc from 'fast-check';
import { excursionStatus, partyStateOf } from './excursion-status';

const confirmed = ['PREPAID_NOT_POSTED', 'PREBOOKED_NOT_POSTED', 'DIRECT_NOT_POSTED', 'CONFIRMED'];
const shown = (status: string | null | undefined) => excursionStatus({ status, isCustom: false });
const shownCustom = (status: string | null | undefined) => excursionStatus({ status, isCustom: true });

describe('the status of an excursion', () => {
  it.each([...confirmed, ' confirmed ', 'Prepaid_Not_Posted', '\tDIRECT_NOT_POSTED\n'])(
    'EXC-01 is confirmed for the text %j',
    (status) => {
      expect(shown(status)).toBe('Confirmed');
      expect(shownCustom(status)).toBe('Confirmed');
    },
  );

  it.each(['WAITLIST', 'REQUESTED', 'CONFIRMED_LATER', 'PREPAID NOT POSTED', 'CANCELLED', '-'])(
    'EXC-02 is requested for the text %j',
    (status) => {
      expect(shown(status)).toBe('Requested');
      expect(shownCustom(status)).toBe('Requested');
    },
  );

  it.each([undefined, null, '', '  '])(
    'EXC-02 EXC-03 takes %j as confirmed, but as requested for a custom excursion',
    (status) => {
      expect(shown(status)).toBe('Confirmed');
      expect(shownCustom(status)).toBe('Requested');
    },
  );

  it('EXC-01 reads the four names in any case and between any blanks', () => {
    const blanks = fc.stringMatching(/^[ \t]{0,5}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...confirmed),
        fc.infiniteStream(fc.boolean()),
        blanks,
        blanks,
        (name, cases, before, after) => {
          const spelled = [...name]
            .map((character) => (cases.next().value ? character.toLowerCase() : character))
            .join('');
          expect(shown(`${before}${spelled}${after}`)).toBe('Confirmed');
        },
      ),
    );
  });

  it('EXC-02 is not confirmed for any other text', () => {
    fc.assert(
      fc.property(fc.string(), (status) => {
        const isNamed = status.trim() === '' || confirmed.includes(status.trim().toUpperCase());
        expect(shown(status)).toBe(isNamed ? 'Confirmed' : 'Requested');
      }),
    );
  });
});

it.each([
  ['PREPAID_NOT_POSTED', 'confirmed'],
  [' direct_not_posted ', 'confirmed'],
  [undefined, 'confirmed'],
  ['WAITLIST', 'waiting'],
  ['offered', 'offered'],
] as const)('EXC-01 EXC-02 reads %j as a party that is %s', (status, state) => {
  expect(partyStateOf(status)).toBe(state);
});
