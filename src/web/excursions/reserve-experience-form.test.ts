import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { aDeparture } from '../../../test/builders/a-departure';
import { aTrip } from '../../../test/builders/a-trip';
import { anExperience } from '../../../test/builders/an-experience';
import { someExcursionTerms } from '../../../test/builders/some-terms';
import { ReserveExperiencePage } from '../../../views/excursions/ReserveExperiencePage';
import { lineMessages } from '../../core/content/line-messages';
import {
  findNear,
  validateReserveForm,
  readReserveForm,
  toReserveForm,
  tripLabels,
  type Plan,
} from './reserve-experience-form';
import { aPictureView } from '../../../test/builders/a-picture-view';

const begins = new Date('2027-06-06T06:30:00Z');
const seats = (taken: number, id = 'tour') => ({
  departure: aDeparture({ id, begins }),
  experience: anExperience(),
  taken,
  waiting: taken === 4 ? 2 : 0,
  seenAt: new Date('2027-01-11T15:00:00Z'),
});
const guest = (participantId: string, departureIds: readonly string[] = []) => ({
  participantId,
  fullName: `Guest ${participantId}`,
  ageGroup: 'ADULT' as const,
  departureIds,
});
const plan = (parts: Partial<Plan> = {}): Plan => ({
  kind: 'plan',
  experience: anExperience(),
  trip: aTrip(),
  departures: [seats(0)],
  guests: [guest('1'), guest('2')],
  otherTrips: [],
  ...parts,
});
const form = (
  parts: Partial<Plan> = {},
  typed?: ReturnType<typeof readReserveForm>,
  now = new Date('2027-05-01T12:00:00Z'),
) =>
  toReserveForm({
    plan: plan(parts),
    action: '/reserve',
    key: 'key',
    terms: someExcursionTerms,
    now,
    ...(typed ? { input: typed } : {}),
  });

describe('the form of an experience', () => {
  it('EXC-08 H32 says that places are limited when nowhere are enough of them for the party', () => {
    expect(form({ departures: [seats(2)] })).toMatchObject({
      isLimited: false,
      departures: [{ seats: { seatsLeft: 2, capacity: 4 } }],
    });
    expect(form({ departures: [seats(3), seats(4, 'later')] })).toMatchObject({
      isLimited: true,
      departures: [{ seats: { seatsLeft: 1 } }, { seats: { seatsLeft: 0, waiting: 2 } }],
    });
    expect(form({ departures: [seats(3), seats(1, 'later')] }).isLimited).toBe(false);
  });

  it('EXC-08 names other experiences of the days with places for all, nearest in time first, with the difference in price', async () => {
    const other = (slug: string, hours: number, taken: number, amount: number) => ({
      ...seats(taken, slug),
      departure: aDeparture({ id: slug, begins: new Date(begins.getTime() + hours * 3_600_000) }),
      experience: anExperience({ slug, title: slug, price: { amount, currency: 'USD' } }),
    });
    const full = {
      ...plan({ departures: [seats(3)] }),
      experience: anExperience({ price: { amount: 20_000, currency: 'USD' } }),
    };
    const days: string[] = [];
    const near = await findNear(full, async (_itineraryId, day) => {
      days.push(day);
      return [
        other('too-full', 0, 3, 1_000),
        other('later', 4, 0, 25_000),
        other('soon', 1, 2, 20_000),
        other('later', 6, 0, 25_000),
        seats(0),
      ];
    });
    expect(days).toHaveLength(1);
    expect(near.map(({ label }) => label)).toEqual(['soon', 'later']);
    expect(near[0]?.note).toMatch(/\$200\.00 per guest, at the same price, 2 places left$/);
    expect(near[1]?.note).toMatch(/\$250\.00 per guest, \$50\.00 more, 4 places left$/);
    expect(near[1]?.href).toContain('/later/reserve?reservationId=');
    expect(await findNear(plan({ departures: [seats(2)] }), async () => [other('soon', 1, 0, 1)])).toEqual([]);
  });

  it('EXC-16 H43 distinguishes two suites on one sailing by their number', () => {
    const [first, other] = [aTrip(), aTrip({ reservationId: '100777' })];
    const elsewhere = aTrip({ reservationId: '100888', packages: [] });
    const labelOf = tripLabels([first, other, elsewhere]);
    expect(labelOf(first)).not.toBe(labelOf(other));
    expect(labelOf(other)).toMatch(/, reservation 100777$/);
    expect(labelOf(elsewhere)).not.toContain('reservation');
    expect(form({ otherTrips: [other] }).trip).toContain(`reservation ${first.reservationId}`);
    expect(form().trip).not.toContain('reservation');
  });

  it('EXC-16 H13 shows no free places before they are counted', () => {
    const { departure, experience } = seats(4);
    const unseen = form({ departures: [{ departure, experience }] });
    expect([unseen.isLimited, unseen.seenAt, unseen.departures[0]?.seats]).toEqual([false, undefined, undefined]);
  });

  it('EXC-11 chooses the only date there is, and none of several', () => {
    expect(form().values.departureId).toBe(seats(0).departure.departureId);
    expect(form({ departures: [seats(0), seats(0, 'later')] }).values.departureId).toBe('');
  });

  it('EXC-09 closes the box of a guest who goes on every departure already', () => {
    const { departureId } = seats(0).departure;
    expect(form({ guests: [guest('1', [departureId]), guest('2')] }).guests.map(({ isBooked }) => isBooked)).toEqual([
      true,
      false,
    ]);
    expect(
      form({ departures: [seats(0), seats(0, 'later')], guests: [guest('1', [departureId])] }).guests[0]?.isBooked,
    ).toBe(false);
  });

  it('EXC-08 EXC-09 asks for nothing once everybody has a place, and leads to a custom excursion of the same kind', () => {
    const { departureId } = seats(0).departure;
    expect(form({ guests: [guest('1', [departureId]), guest('2', [departureId])] })).toMatchObject({
      isComplete: true,
      isLimited: false,
    });
    expect(form({ guests: [guest('1', [departureId]), guest('2')] }).isComplete).toBe(false);
    expect(form().customHref).toMatch(
      /^\/shore-and-sea-experiences\/customize-your-experience\?tourCode=[^&]+&reservationId=/,
    );
  });

  it('EXC-14 EXC-15 reads what was typed, says what is missing, and notes an age only where there is one', () => {
    const typed = readReserveForm({
      departure: 'a',
      'guest.1': '1',
      'guest.2': '1',
      notes: ' By the window. ',
      else: 'x',
    });
    expect(typed).toEqual({
      key: '',
      reservationId: '',
      departureId: 'a',
      participantIds: ['1', '2'],
      notes: 'By the window.',
    });
    expect(form({}, typed).values).toEqual({ departureId: 'a', participantIds: ['1', '2'], notes: 'By the window.' });
    expect(validateReserveForm(readReserveForm(undefined))).toEqual({
      departure: 'Please select a date',
      guests: 'Please select at least one guest',
    });
    expect(
      validateReserveForm(readReserveForm({ departure: 'a', 'guest.1': '1', notes: 'x'.repeat(1_001) })),
    ).toHaveProperty('notes');
    expect([form().minAge, form({ experience: anExperience({ minAge: 0 }) }).minAge]).toEqual([12, undefined]);
  });

  it('EXC-14 counts the end of a line once, as the browser of a guest does', () => {
    const read = (notes: string) => readReserveForm({ departure: 'a', 'guest.1': '1', notes });
    const full = read(`${'x'.repeat(499)}\r\n${'y'.repeat(500)}`);
    expect(full.notes).toBe(`${'x'.repeat(499)}\n${'y'.repeat(500)}`);
    expect([validateReserveForm(full), Object.keys(validateReserveForm(read(`${full.notes}z`)))]).toEqual([
      {},
      ['notes'],
    ]);
  });

  it('EXC-15 H53 says from what age guests may come, in the words of the line, and nothing where any age may', () => {
    const pageWith = (minAge: number, messages = lineMessages({})) =>
      renderToStaticMarkup(
        createElement(ReserveExperiencePage, {
          frame: { path: '/reserve', year: 2027, messages },
          title: 'Delos',
          experienceHref: '/delos',
          picture: aPictureView('a'),
          form: form({ experience: anExperience({ minAge }) }),
        }),
      );
    expect(pageWith(18)).toContain('Guests are at least 18 years old. We ask for a travel document before departure.');
    expect(pageWith(12, lineMessages({ ageNote: 'From {{minAge}} on.' }))).toContain('From 12 on.');
    expect(pageWith(0)).not.toMatch(/years old|\{\{/);
  });

  it('H66 names the port’s clocks, and until when giving back is free', () => {
    expect(form()).toMatchObject({
      zoneName: 'Central European Summer Time',
      timeZone: 'Europe/Zagreb',
      terms: expect.stringContaining('Friday, 4 June, 8:30 am GMT+2'),
    });
    const shown = form({}, undefined, new Date('2027-06-04T06:30:00Z'));
    expect(shown.terms).toMatch(/^It leaves soon: the price is posted to your account even if/);
  });
});
