import fc from 'fast-check';
import { plainDate } from '../shared/plain-date';
import { backTarget, stepBoxes, suiteBox, voyageBox } from './reservation-steps';
import type { Stage } from './reservation-steps';
import { titleWithoutAsterisks } from '../voyages/voyage-title';
import { suiteStepAddress, voyageStepAddress } from './step-address';
import { anyCharacter } from '../../../test/support/any-character';

const stages: readonly Stage[] = [0, 0.5, 1, 1.5, 2, 2.5, 3];
const states = (stage: Stage) => stepBoxes(stage).map(({ state }) => state);
const voyage = { itineraryId: 'ON1-CYC-270412-007', suiteId: 'BR-I,SV', errorcode: 'RES-VID,RES-CatCode' };

describe('the four steps', () => {
  it('RES-01 are Voyage, Suite, Details, Payment', () => {
    expect(stepBoxes(0).map(({ title }) => title)).toEqual(['Voyage', 'Suite', 'Details', 'Payment']);
  });

  it.each([
    [0, ['active', 'ahead', 'ahead', 'ahead']],
    [0.5, ['active', 'half-filled', 'ahead', 'ahead']],
    [1, ['active', 'active', 'ahead', 'ahead']],
    [1.5, ['active', 'active', 'half-filled', 'ahead']],
    [2, ['active', 'active', 'active', 'ahead']],
    [2.5, ['active', 'active', 'active', 'half-filled']],
    [3, ['active', 'active', 'active', 'active']],
  ] as const)('RES-02 fills the boxes of stage %d', (stage, expected) => {
    expect(states(stage)).toEqual(expected);
  });

  it('RES-02 never takes a box back as the reservation goes on', () => {
    const rank = { ahead: 0, 'half-filled': 1, active: 2 };
    fc.assert(
      fc.property(fc.constantFrom(...stages), fc.constantFrom(...stages), (first, second) => {
        const [early, late] = [states(Math.min(first, second) as Stage), states(Math.max(first, second) as Stage)];
        expect(early.every((state, at) => rank[state] <= rank[late[at] ?? 'ahead'])).toBe(true);
      }),
    );
  });
});

describe('what the boxes say', () => {
  it('RES-08 shows the title without asterisks, dates and nights', () => {
    expect(
      voyageBox({
        title: '** Cyclades* in April *',
        start: plainDate('2028-02-25'),
        end: plainDate('2028-03-03'),
        nights: 7,
      }),
    ).toEqual({ title: 'Cyclades in April', dateRange: '25 February – 3 March 2028', nights: '7 nights' });
    expect(
      voyageBox({ title: 'One', start: plainDate('2027-04-12'), end: plainDate('2027-04-13'), nights: 1 }).nights,
    ).toBe('1 night');
  });

  it('RES-08 leaves no asterisk and loses nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        expect(titleWithoutAsterisks(title)).toBe(
          [...title]
            .filter((character) => character !== '*')
            .join('')
            .trim(),
        );
      }),
    );
  });

  it('RES-09 shows the suite and its code', () => {
    expect(suiteBox({ title: 'Seaview Suite', suiteId: 'BR-I,SV' })).toEqual({ title: 'Seaview Suite', code: 'SV' });
  });
});

describe('BACK', () => {
  it('ROU-03 RES-10 returns below stage 0.5 to the voyages', () => {
    expect(backTarget({ ...voyage, stage: 0 })).toBe('/voyages');
  });

  it.each(stages.filter((stage) => stage >= 0.5))(
    'RES-10 returns at stage %d to the voyage step with suite and errors',
    (stage) => {
      expect(backTarget({ ...voyage, stage })).toBe(
        '/reserve-now/ON1-CYC-270412-007?suiteId=BR-I,SV&errorcode=RES-VID,RES-CatCode',
      );
    },
  );

  it('RES-10 carries the party that a visitor has chosen, beside suite and errors', () => {
    expect(backTarget({ ...voyage, stage: 1, counts: { adults: 3, children: 1 } })).toBe(
      '/reserve-now/ON1-CYC-270412-007?suiteId=BR-I,SV&guestsAdults=3&guestsChildren=1&errorcode=RES-VID,RES-CatCode',
    );
  });

  it('RES-10 leaves empty parameters out of its address', () => {
    expect(backTarget({ itineraryId: 'ON1-CYC-270412-007', stage: 1 })).toBe('/reserve-now/ON1-CYC-270412-007');
  });
});

describe('addresses of the steps', () => {
  it('SUI-09 redirects the suite step with corrected counts and all error codes', () => {
    expect(suiteStepAddress({ ...voyage, counts: { adults: 2, children: 0 } })).toBe(
      '/reserve-now/ON1-CYC-270412-007/suite/?suiteId=BR-I,SV&guestsAdults=2&guestsChildren=0&errorcode=RES-VID,RES-CatCode',
    );
  });

  it('SUI-08 leaves the party to the browser where nobody has chosen one', () => {
    expect([suiteStepAddress(voyage), suiteStepAddress({ itineraryId: voyage.itineraryId })]).toEqual([
      '/reserve-now/ON1-CYC-270412-007/suite/?suiteId=BR-I,SV&errorcode=RES-VID,RES-CatCode',
      '/reserve-now/ON1-CYC-270412-007/suite/',
    ]);
  });

  it('SUI-09 RES-10 survives any text in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (itineraryId, text) => {
        const address = voyageStepAddress({ itineraryId: `x${itineraryId}`, suiteId: text, errorcode: text });
        const url = new URL(address, 'https://ondine.example');
        expect(url.pathname.split('/')).toHaveLength(3);
        expect([...url.searchParams.keys()].every((key) => key === 'suiteId' || key === 'errorcode')).toBe(true);
      }),
    );
    expect(voyageStepAddress({ itineraryId: '\uD800' })).toBe('/reserve-now/%EF%BF%BD');
  });
});
