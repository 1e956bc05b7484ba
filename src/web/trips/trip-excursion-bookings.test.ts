import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { aBespokeRequest } from '../../../test/builders/some-bespoke-details';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aDeparture, aPartyRequest } from '../../../test/builders/a-departure';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { someExcursionTerms } from '../../../test/builders/some-terms';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { DEFAULT_MESSAGES, lineMessages, type LineMessages } from '../../core/content/line-messages';
import type { BespokeRequest } from '../../core/excursions/bespoke-request';
import type { ExcursionParty } from '../../core/excursions/excursion-bookings.port';
import type { PendingExcursionBooking } from '../../core/excursions/pending-excursion-bookings.port';
import { type Money, money } from '../../core/shared/money';
import { Unavailable } from '../../core/shared/unavailable';
import { TripExcursionBookings } from '../../../views/trips/TripExcursionBookings';
import { attributesIn } from '../../../test/support/parse-html';
import type { DatedDay } from '../../core/trip-day/dated-days';
import { ExcursionBookingProofs, type ExcursionBookingStep } from './excursion-booking-proofs';
import { TripExcursionBookingsPresenter } from './trip-excursion-bookings';
import type { ExcursionBookingsQuery } from './excursion-bookings-query';

const trip = aTrip();
const departure = aDeparture({ begins: new Date('2027-06-09T06:30:00Z') });
const request = aPartyRequest({ departure, reservationId: trip.reservationId });
const pendingBooking: PendingExcursionBooking = {
  request,
  sentKey: request.requestKey,
  state: 'unsure',
  sentAt: new Date(),
  isNotified: false,
};
const aParty = (state: ExcursionParty['state']): ExcursionParty => {
  const [first, ...others] = request.guests.map((guest) => ({ ...guest, bookingId: guest.participantId }));
  if (!first) throw new Error('A request has guests.');
  return {
    partyId: 'a-party',
    reservationId: trip.reservationId,
    contactId: 'contact',
    departure,
    state,
    bookings: [first, ...others],
  };
};
const down = async (): Promise<never> => {
  throw new Unavailable('excursion bookings');
};

/** The tab of a trip with these; `findParties` may be a booking system that does not answer. */
function aTab({
  parties = [],
  pending = [],
  requests = [],
  findParties = async () => parties,
  days = [],
  now,
  messages = DEFAULT_MESSAGES,
}: {
  readonly parties?: readonly ExcursionParty[];
  readonly pending?: readonly PendingExcursionBooking[];
  readonly requests?: readonly BespokeRequest[];
  readonly findParties?: () => Promise<readonly ExcursionParty[]>;
  readonly days?: readonly DatedDay[];
  readonly now?: string;
  readonly messages?: LineMessages;
} = {}) {
  const clock = new StoppedClock(now);
  const proofs = new ExcursionBookingProofs(new NodeSecrets('a secret for tests'), clock, messages);
  const presenter = new TripExcursionBookingsPresenter({
    excursionBookings: { findParties, findSeats: async () => [] },
    bespoke: { find: async () => requests },
    pending: { findOpen: async () => pending },
    proofs,
    messages,
    plans: { days: async () => days },
    terms: someExcursionTerms,
    clock,
  });
  const open = (asked: ExcursionBookingsQuery) =>
    presenter.of(trip, {
      query: asked,
      sources: { experiences: [], ports: [] },
      log: { warn: () => undefined },
      limitMs: 1_000,
    });
  return {
    clock,
    open,
    said: async (asked: ExcursionBookingsQuery) => (await open(asked)).receipt?.body,
    /** What the site's own address after a step asks for. */
    after: (done: ExcursionBookingStep): ExcursionBookingsQuery =>
      Object.fromEntries(
        new URL(proofs.hrefAfter(trip.reservationId, { step: done, partyId: 'a-party' }), 'https://landfall.example')
          .searchParams,
      ),
  };
}

describe('what came of the last step, on a trip’s tab', () => {
  it('EXC-20 says that a removal failed also while the booking system does not answer', async () => {
    const tab = aTab({ findParties: down });
    expect(await tab.open(tab.after('failed'))).toMatchObject({
      kind: 'failed',
      receipt: { tone: 'error', title: 'Error', body: 'Failed to remove experience.' },
    });
    expect(await tab.open({})).not.toHaveProperty('receipt');
  });

  it('D8 H29 says nothing of an address that a visitor wrote, whatever it names', async () => {
    const tab = aTab({ parties: [aParty('confirmed')] });
    for (const done of ['removed', 'declined', 'accepted', 'failed', '__proto__'])
      expect(await tab.said({ done, party: 'a-party' })).toBeUndefined();
    expect(await tab.said({ ...tab.after('removed'), done: 'declined' })).toBeUndefined();
    expect(await tab.said({ ...tab.after('removed'), party: 'another' })).toBeUndefined();
    const asked = tab.after('removed');
    expect(await tab.said(asked)).toBe('It is removed, and no places are held for you any longer.');
    tab.clock.pass({ minutes: 10 });
    expect(await tab.said(asked)).toBeUndefined();
  });

  it('H53 EXC-20 says in the words of the line that a booking is removed, with script and without', async () => {
    const messages = lineMessages({ excursionRemoved: 'Given back.' });
    const tab = aTab({ parties: [aParty('confirmed')], now: '2027-01-01T12:00:00Z', messages });
    expect(await tab.said(tab.after('removed'))).toBe('Given back.');
    const section = await tab.open({ removing: 'a-party' });
    const html = renderToStaticMarkup(createElement(TripExcursionBookings, { tripExcursions: section }));
    expect(attributesIn(html, '[data-excursion-answer]', 'data-removed-text')).toEqual(['Given back.']);
  });

  it('D8 H29 calls accepted places theirs only while they have them', async () => {
    const [theirs, gone] = [aTab({ parties: [aParty('confirmed')] }), aTab()];
    expect(await theirs.said(theirs.after('accepted'))).toBe('The places are yours.');
    expect(await gone.said(gone.after('accepted'))).toBeUndefined();
  });

  it('D8 H29 says that a reservation is on its way while it is, and not once it is there or came to nothing', async () => {
    const asked = { reserved: 'pending' };
    expect(await aTab({ pending: [pendingBooking] }).said(asked)).toMatch(/^The desk has your reservation/);
    expect(await aTab().said(asked)).toBeUndefined();
    expect(await aTab({ pending: [pendingBooking], parties: [aParty('confirmed')] }).said(asked)).toBeUndefined();
  });

  it('D8 H29 shows the present state of a booking: confirmed, in line, or offered', async () => {
    const said = (state: ExcursionParty['state']) => aTab({ parties: [aParty(state)] }).said({ reserved: 'a-party' });
    expect([await said('confirmed'), await said('waiting'), await said('offered')]).toEqual([
      'ONX-1803 is confirmed.',
      'ONX-1803 has too few places left at this hour. You stand in line together, and hear from us when places come free.',
      'Places came free on ONX-1803, and are kept for you.',
    ]);
    expect(await aTab({ requests: [aBespokeRequest()] }).said({ reserved: 'a-request' })).toMatch(/^It stands with us/);
    expect(
      await aTab({ requests: [aBespokeRequest({ state: 'declined' })] }).said({ reserved: 'a-request' }),
    ).toBeUndefined();
  });
});

describe('something reserved that leaves soon', () => {
  it('EXC-07 F8 says at the button what an offered place costs, and that it is owed once it cannot be given back free', async () => {
    const offeredParty = { ...aParty('offered'), offerEndsAt: new Date('2027-06-09T04:30:00Z') };
    const costAt = async (now: string) => {
      const section = await aTab({ parties: [offeredParty], now }).open({});
      return section.kind === 'ready' ? section.tripExcursions[0]?.offer?.cost : undefined;
    };
    expect(await costAt('2027-06-07T06:00:00Z')).toMatch(
      /^\$180\.00 per guest is posted .* given back free of charge until/,
    );
    expect(await costAt('2027-06-07T06:30:00Z')).toMatch(/^\$180\.00 per guest .* even if the places are given back/);
  });

  it('EXC-20 F8 says before the removal what it costs: nothing in time, the price later, also one that is unknown', async () => {
    const confirmed = aParty('confirmed');
    const consequenceOf = async (party: ExcursionParty, now: string, days?: readonly DatedDay[]) => {
      const section = await aTab({ parties: [party], now, ...(days ? { days } : {}) }).open({ removing: 'a-party' });
      return section.kind === 'ready' ? section.removal?.consequence : undefined;
    };
    const withPrices = (prices: readonly (Money | undefined)[]): ExcursionParty => {
      const [first, ...others] = confirmed.bookings.map(({ price: _price, ...booking }, at) => {
        const price = prices[at];
        return { ...booking, ...(price ? { price } : {}) };
      });
      return first ? { ...confirmed, bookings: [first, ...others] } : confirmed;
    };
    const [inTime, afterwards] = ['2027-06-07T06:29:59Z', '2027-06-07T06:30:00Z'];
    const charged = (cost: string) =>
      `It leaves soon: ${cost} is posted to your account on board even when you give it back.`;
    expect(await consequenceOf(confirmed, inTime)).toBe(
      'Giving it back costs nothing until Monday, 7 June, 8:30 am GMT+2.',
    );
    expect(await consequenceOf(confirmed, afterwards)).toBe(charged('$360.00'));
    expect(await consequenceOf(withPrices([]), inTime)).toContain('costs nothing until');
    expect(await consequenceOf(withPrices([]), afterwards)).toBe(charged('the price'));
    expect(await consequenceOf(withPrices([money(18_000, 'USD')]), afterwards)).toBe(charged('the price'));
    expect(await consequenceOf(aParty('waiting'), afterwards)).toBe('You leave the line, and the next in it moves up.');
    const day = {
      tripPackage: aTripPackage({ packageCode: departure.itineraryId }),
      date: departure.date,
      timeZone: departure.timeZone,
      day: { day: 5, type: 'Anchored', title: 'Lošinj', arrives: '11:00', description: '' },
    } as never;
    expect(await consequenceOf(confirmed, afterwards, [day])).toContain(
      'it no longer fits: giving it back costs nothing.',
    );
  });

  it('EXC-20 EXC-24 names the contact once it cannot be removed here any more, and none after it has left', async () => {
    const cardAt = async (now: string) => {
      const section = await aTab({ parties: [aParty('confirmed')], now }).open({ removing: 'a-party' });
      if (section.kind === 'failed') throw new Error('The excursions can be read.');
      const [card] = section.tripExcursions;
      return [card?.removeHref !== undefined, card?.contactHref, section.removal?.partyId];
    };
    expect(await cardAt('2027-06-08T06:00:00Z')).toEqual([true, undefined, 'a-party']);
    expect(await cardAt('2027-06-09T06:00:00Z')).toEqual([false, '/contact-us?about=trip&reference=100200', undefined]);
    expect(await cardAt('2027-06-09T06:30:00Z')).toEqual([false, undefined, undefined]);
  });
});
