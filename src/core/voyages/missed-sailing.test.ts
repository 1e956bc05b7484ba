import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { plainDate } from '../shared/plain-date';
import { findMissedSailing } from './missed-sailing';
import type { Sailing } from './sailing';

const shown = aSailing({ start: plainDate('2027-04-13') });
const voyage = aVoyage();
const other = { voyage: aVoyage({ voyageId: 'BAH' }), sailing: aSailing({ itineraryId: 'ON1-BAH-270510-007' }) };
const departed = aSailing({ itineraryId: 'ON1-CYC-260412-007' });
const orphan = aSailing({ itineraryId: 'ON1-OLD-260412-007', voyageId: 'OLD' });
const find = (itineraryId: string, its: Sailing | undefined = shown) =>
  findMissedSailing({
    itineraryId,
    shownSailing: its,
    coming: [{ voyage, sailing: shown }, other],
    publishedVoyages: [other.voyage, voyage],
    getSailing: async (id) => [departed, orphan].find((one) => one.itineraryId === id),
  });

describe('a sailing that an address names and its page does not show', () => {
  it.each(['ON1-CYC-270412-007', 'ON1-I270412-007'])(
    'H23 is none where %s is shown, by its id or its days',
    async (id) => {
      expect(await find(id)).toBeUndefined();
    },
  );

  it('H23 is not shown by one of its days alone', async () => {
    const unknown = { kind: 'unknown' };
    expect(await find('ON1-I270412-008')).toMatchObject(unknown);
    expect(await find('ON1-I270411-008')).toMatchObject(unknown);
    const { itineraryId, ...days } = aSailing({ start: plainDate('2027-04-13') });
    expect(await find(itineraryId, { ...days, itineraryId: 'ON1-CYC-270501-007' })).toBeUndefined();
  });

  it('VOY-04 is of another voyage, or has departed', async () => {
    expect(await find(other.sailing.itineraryId)).toEqual({ kind: 'other-voyage', ...other });
    expect(await find(departed.itineraryId)).toEqual({ kind: 'departed', sailing: departed, voyage });
  });

  it('VOY-04 is unknown, with its days where the id is well formed', async () => {
    expect(await find('tomorrow')).toEqual({ kind: 'unknown' });
    const unknown = (itineraryId: string, voyageId: string) => ({
      kind: 'unknown',
      sailing: {
        itineraryId,
        voyageId,
        start: '2026-04-12',
        end: '2026-04-19',
        nights: 7,
        isWaitlistOnly: true,
        suites: [],
      },
    });
    expect(await find(orphan.itineraryId)).toEqual(unknown(orphan.itineraryId, 'OLD'));
    expect(await find('ON1-GON-260412-007')).toEqual(unknown('ON1-GON-260412-007', 'GON'));
    expect(await find('ON1-I260412-007')).toEqual(unknown('ON1-I260412-007', ''));
  });
});
