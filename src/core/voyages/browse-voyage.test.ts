import { StoppedClock } from '../../../test/builders/a-clock';
import { aSailing } from '../../../test/builders/a-sailing';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { aVoyage } from '../../../test/builders/a-voyage';
import { fakeLine } from '../../../test/builders/fake-line';
import { plainDate } from '../shared/plain-date';
import type { Trip } from '../trips/trip';
import { BrowseVoyage } from './browse-voyage';
import type { AskedVoyage } from './voyage-selector';

const withdrawn = aVoyage({ voyageId: 'PRO', slug: 'provence', isPublished: false });
const line = fakeLine({
  voyages: [aVoyage(), withdrawn],
  sailings: [aSailing(), aSailing({ itineraryId: 'ON1-PRO-270602-007', voyageId: 'PRO' })],
});
const segment = (packageCode: string, start: string) =>
  aTripPackage({ packageCode, start: start as Trip['packages'][number]['start'] });

const browse = (trips: readonly Trip[], asked: AskedVoyage = {}, its = line) => {
  const asksFor: string[] = [];
  const findTrips = async ({ contactId }: { readonly contactId: string }) => {
    asksFor.push(contactId);
    return trips;
  };
  return new BrowseVoyage({
    trips: { findTrips },
    ...its,
    clock: new StoppedClock('2027-04-14T12:00:00Z'),
    officeTimeZone: 'America/New_York',
  })
    .run({ guest: { contactId: 'c-1' }, requestedVoyage: asked })
    .then((browsed) => ({ ...browsed, asksFor }));
};

describe('browsing for a voyage', () => {
  it('VOY-13 takes the voyage that is under way, of the guest who asks', async () => {
    const { choice, sailings, asksFor } = await browse([
      aTrip(),
      aTrip({ reservationId: '2', packages: [segment('ON1-PRO-270602-007', '2027-06-02')] }),
    ]);
    expect(choice).toMatchObject({ kind: 'voyage', trip: { reservationId: '100200' } });
    expect(sailings.map(({ voyage, sailing }) => [voyage.slug, sailing.itineraryId])).toEqual([
      ['cyclades-in-seven-nights', 'ON1-CYC-270412-007'],
    ]);
    expect(asksFor).toEqual(['c-1']);
  });

  it('VOY-12 H52 knows the sailings of every chosen segment, a withdrawn voyage included, and does without an unknown one', async () => {
    const trip = aTrip({
      packages: [
        segment('ON1-PRO-270602-007', '2027-06-02'),
        aTripPackage(),
        segment('ON1-XYZ-270701-007', '2027-07-01'),
      ],
    });
    const { sailings } = await browse([trip]);
    expect(sailings.map(({ voyage }) => voyage.slug)).toEqual(['cyclades-in-seven-nights', 'provence']);
    expect((await browse([trip], { itineraryId: 'ON1-PRO-270602-007' })).sailings).toHaveLength(1);
  });

  it('VOY-07 VOY-12 takes the booked days of a package whose code is not that of a sailing', async () => {
    const [start, end] = [plainDate('2027-05-09'), plainDate('2027-05-16')];
    const trip = aTrip({ packages: [aTripPackage({ packageCode: 'ON1-CYC-270508-008', start, end })] });
    expect((await browse([trip])).sailings).toMatchObject([
      { voyage: { slug: 'cyclades-in-seven-nights' }, sailing: { itineraryId: 'ON1-CYC-270508-008', start, end } },
    ]);
  });

  it('VOY-12 does without a sailing whose voyage the content does not have', async () => {
    const known = fakeLine({ sailings: [aSailing()] });
    expect((await browse([aTrip()], {}, known)).sailings).toEqual([]);
  });

  it('VOY-15 has no sailing where nothing is booked, or where every voyage is looked at', async () => {
    expect(await browse([aTrip({ status: 'WL' })])).toMatchObject({ choice: { kind: 'nothing-booked' }, sailings: [] });
    expect(await browse([aTrip()], { reservationId: 'all' })).toMatchObject({
      choice: { kind: 'every-voyage' },
      sailings: [],
    });
  });
});
