import type { Request } from 'express';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { fakeLine } from '../../../test/builders/fake-line';
import { BrowseVoyage } from '../../core/voyages/browse-voyage';
import { plainDate } from '../../core/shared/plain-date';
import type { Trip } from '../../core/trips/trip';
import { type BrowsingState, VoyageBrowsing } from './voyage-browsing';
import { toVoyageSelector } from './voyage-selector-view';

const provence = aTripPackage({
  packageCode: 'ON1-PRO-270602-007',
  packageName: 'Provence by Water',
  start: plainDate('2027-06-02'),
  end: plainDate('2027-06-09'),
});
const corsica = aTripPackage({
  packageCode: 'ON1-COR-270609-011',
  packageName: 'Corsica from the Sea',
  start: plainDate('2027-06-09'),
  end: plainDate('2027-06-20'),
});
const trips = [
  aTrip(),
  aTrip({ reservationId: '100344', packages: [provence, corsica] }),
  aTrip({ reservationId: '100400', status: 'OF' }),
];
const line = fakeLine({ voyages: [aVoyage()], sailings: [aSailing()] });
const path = '/shore-and-sea-experiences';

function requestFor(
  search: string,
  guest: { readonly contactId: string } | undefined,
  warnings: unknown[] = [],
): Request {
  return {
    path,
    query: Object.fromEntries(new URLSearchParams(search)),
    session: guest ? { guest } : undefined,
    log: { warn: (...warning: unknown[]) => warnings.push(warning) },
  } as unknown as Request;
}

const browsing = (findTrips: () => Promise<readonly Trip[]>) =>
  new VoyageBrowsing(
    new BrowseVoyage({
      trips: { findTrips },
      ...line,
      clock: new StoppedClock('2027-01-11T15:00:00Z'),
      officeTimeZone: 'America/New_York',
    }),
  );
const browse = (search: string) => browsing(async () => trips).of(requestFor(search, { contactId: 'c-1' }));
const movedTo = async (search: string) => {
  const found = await browse(search);
  return found.kind === 'browsing' ? found.movedTo : found.kind;
};
const show = async (search: string, carried: readonly (readonly [string, string])[] = [['kind', 'Sea']]) => {
  const found: BrowsingState = await browse(search);
  if (found.kind !== 'browsing') throw new Error(found.kind);
  return toVoyageSelector(found, { path, carriedParameters: carried, canRefine: true });
};

describe('the voyage of an address', () => {
  it('VOY-13 VOY-14 leads to the address of the first booked reservation, with its only segment', async () => {
    expect(await movedTo('')).toBe(`${path}?reservationId=100200&itineraryId=ON1-CYC-270412-007`);
    expect(await movedTo('reservationId=100200&itineraryId=ON1-CYC-270412-007')).toBeUndefined();
    expect(await movedTo('reservationId=100344')).toBeUndefined();
  });

  it('VOY-14 VOY-15 takes away what the reservation does not have, and keeps the rest of the address', async () => {
    expect(await movedTo('kind=Sea&reservationId=100344&itineraryId=ON1-CYC-270412-007&utm_source=letter')).toBe(
      `${path}?reservationId=100344&kind=Sea&utm_source=letter`,
    );
    expect(await movedTo('reservationId=100400')).toBe(`${path}?reservationId=100200&itineraryId=ON1-CYC-270412-007`);
    expect(await movedTo('reservationId=100344&itineraryId=&startDate=&endDate=')).toBe(`${path}?reservationId=100344`);
  });

  it('is no matter for a visitor, whatever the address says, nor for a guest without a booking', async () => {
    const never = browsing(() => Promise.reject(new Error('Nobody asks')));
    expect(await never.of(requestFor('reservationId=100200', undefined))).toEqual({ kind: 'nothing' });
    expect(await browsing(async () => []).of(requestFor('', { contactId: 'c-2' }))).toEqual({ kind: 'nothing' });
  });

  it('says and writes down when reservations cannot be read, and does not fail', async () => {
    const warnings: unknown[] = [];
    expect(
      await browsing(() => Promise.reject(new Error('down'))).of(requestFor('', { contactId: 'c-1' }, warnings)),
    ).toEqual({ kind: 'unavailable' });
    expect(warnings).toHaveLength(1);
  });
});

describe('the voyage selector of a page', () => {
  it('VOY-09 VOY-12 VOY-15 links to the page for each booked voyage, and keeps what else it was asked for', async () => {
    const { title, dates, voyages } = await show('reservationId=100200&itineraryId=ON1-CYC-270412-007');
    expect([title, dates]).toEqual(['Cyclades at first light', '12 – 19 April 2027']);
    expect(voyages.map(({ href, isSelected }) => [href, isSelected])).toEqual([
      [`${path}?reservationId=100200&itineraryId=ON1-CYC-270412-007&kind=Sea#browsing`, true],
      [`${path}?reservationId=100344&kind=Sea#browsing`, false],
      [`${path}?reservationId=all&kind=Sea#browsing`, false],
    ]);
  });

  it('VOY-10 VOY-11 says All Segments and counts what is picked', async () => {
    const all = await show('reservationId=100344');
    expect(all.title).toBe('Provence by Water, Corsica from the Sea');
    expect(all.refine).toMatchObject({ count: 0, picks: { summary: 'All Segments', segments: { value: '' } } });
    expect(all.refine?.picks?.segments?.options.map(({ label }) => label)).toEqual([
      'All Segments',
      'Provence by Water, 2 – 9 June 2027',
      'Corsica from the Sea, 9 – 20 June 2027',
    ]);
    expect(
      (await show('reservationId=100344&itineraryId=ON1-COR-270609-011&startDate=2027-06-10')).refine,
    ).toMatchObject({
      count: 2,
      picks: {
        summary: 'Corsica from the Sea',
        days: '10 – 20 June 2027',
        first: { value: '2027-06-10' },
        last: { value: '' },
      },
    });
    expect((await show('')).refine?.picks?.segments).toBeUndefined();
  });

  it('VOY-16 clears to the whole voyage and its full date range', async () => {
    const { refine } = await show('reservationId=100344&itineraryId=ON1-PRO-270602-007&endDate=2027-06-05');
    expect(refine?.clearHref).toBe(`${path}?reservationId=100344&kind=Sea#browsing`);
    const days = (await show('reservationId=100344')).refine?.picks?.first.options ?? [];
    expect([days.at(0), days.at(-1)]).toEqual([
      { value: '', label: '2 June 2027' },
      { value: '2027-06-20', label: '20 June 2027' },
    ]);
  });

  it('VOY-16 says where she is on a day, as far as it is known', async () => {
    const { refine } = await show('');
    expect(refine?.picks?.first.options[0]?.label).toBe('12 April 2027, Athens');
    expect(refine?.picks?.last.options.at(-1)).toEqual({ value: '', label: '19 April 2027' });
  });

  it('VOY-12 has nothing to pick on every voyage', async () => {
    expect(await show('reservationId=all', [])).toMatchObject({
      title: 'Every voyage',
      refine: { count: 0, clearHref: `${path}?reservationId=all#browsing` },
    });
    expect((await show('reservationId=all')).refine?.picks).toBeUndefined();
  });

  it('E2 does not wait longer for reservations than a page has time', async () => {
    jest.useFakeTimers();
    try {
      const hanging = browsing(() => new Promise(() => undefined)).of(requestFor('', { contactId: 'c-1' }));
      await jest.advanceTimersByTimeAsync(2_000);
      expect(await hanging).toEqual({ kind: 'unavailable' });
    } finally {
      jest.useRealTimers();
    }
  });
});
