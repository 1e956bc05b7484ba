import type { Request, Response } from 'express';
import { atLeast } from '../../core/party/access-matrix';
import type { OpenParty } from '../../core/party/open-party';
import type { PartyView } from '../../core/party/party-view';
import type { ChangeBooking, ChangeBookingOutcome } from '../../core/excursions/change-booking';
import { hoursOf } from '../../core/excursions/departure-times';
import type { ExcursionBookings, ExcursionParty } from '../../core/excursions/excursion-bookings.port';
import { closesAt, type ExcursionTerms } from '../../core/excursions/excursion-terms';
import type { FindDepartures, FoundDeparture } from '../../core/excursions/find-departures';
import type { NotifyOfBookingChange } from '../../core/excursions/notify-of-booking-change';
import { participantsOf } from '../../core/excursions/participants';
import { type BookingChange, planBookingChange } from '../../core/excursions/plan-booking-change';
import type { Clock } from '../../core/shared/clock.port';
import { formatLongDate } from '../../core/shared/plain-date';
import type { SecureRandom } from '../../core/shared/secure-random.port';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import { Unavailable } from '../../core/shared/unavailable';
import type { ChangeBookingPage, ChangeBookingPageProps } from '../../../views/trips/ChangeBookingPage';
import { changeBookingTexts as texts } from '../../../views/trips/change-booking.texts';
import { HttpError } from '../http-error';
import { hrefExcursionBookings } from '../hrefs';
import type { PartyTrips } from '../party/party-trips';
import { paths } from '../paths';
import type { PreparationLists } from '../preparation/preparation.pages';
import type { PageAnswer } from '../rendering/page-answer';
import { fieldsOf, formLine, formText, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { guestOf } from '../session/guest-of';
import type { TripPlans } from '../trip-day/trip-plans';
import { changeLines, changeWarnings } from './change-booking-view';
import type { ExcursionBookingProofs } from './excursion-booking-proofs';

const maxNotes = 1_000;
const hrefGone = `${paths.trips.list}?done=gone`;
const schema = Joi.object({
  party: formLine(80),
  requestKey: formLine(80),
  departure: formLine(200),
  notes: formText(maxNotes * 4),
  intent: Joi.string().valid('look', 'change').default('look').failover('look'),
});

interface ChangeBookingPagesParts {
  readonly trips: Pick<PartyTrips, 'frame'>;
  readonly own: Pick<TripRepository, 'findTrips'>;
  readonly parties: Pick<OpenParty, 'run'>;
  readonly plans: TripPlans;
  readonly lists: Pick<PreparationLists, 'rows'>;
  readonly excursionBookings: Pick<ExcursionBookings, 'findParties'>;
  readonly departures: Pick<FindDepartures, 'onSailings'>;
  readonly change: ChangeBooking;
  readonly notify: Pick<NotifyOfBookingChange, 'run'>;
  readonly proofs: Pick<ExcursionBookingProofs, 'hrefAfter'>;
  readonly terms: ExcursionTerms;
  readonly clock: Clock;
  readonly random: Pick<SecureRandom, 'token'>;
}

interface OpenBooking {
  readonly view: PartyView;
  readonly party: ExcursionParty;
  readonly departures: readonly FoundDeparture[];
}

interface TypedChange {
  readonly guests: readonly string[];
  readonly departure: string;
  readonly notes: string;
}

/**
 * Changes guests, departure and note of an excursion booking. Only the guest of the reservation may change it (EXC-27).
 */
export class ChangeBookingPages {
  constructor(private readonly parts: ChangeBookingPagesParts) {}

  readonly show = async (req: Request, res: Response): Promise<PageAnswer<typeof ChangeBookingPage> | void> => {
    const open = await this.open(req, readForm(schema, req.query).party);
    // An outdated link and another guest's booking get the same answer (reliability C1).
    if (!open) return res.redirect(303, hrefGone);
    return { props: await this.props(req, open, { values: typedOf(open.party) }) };
  };

  readonly answer = async (req: Request, res: Response): Promise<PageAnswer<typeof ChangeBookingPage> | void> => {
    const form = readForm(schema, req.body);
    const open = await this.open(req, form.party);
    if (!open) return res.redirect(303, hrefGone);
    const guests = Object.keys(fieldsOf(req.body)).flatMap((name) => name.match(/^guest\.(.+)$/)?.[1] ?? []);
    const values = { guests, departure: form.departure, notes: form.notes.slice(0, maxNotes) };
    const change = await this.plan(open, values);
    if (form.intent === 'look' || change.obstacles.length > 0)
      return {
        ...(form.intent === 'look' ? {} : { status: 422 }),
        props: await this.props(req, open, { values, change }),
      };
    const outcome = await this.run(req, change, form.requestKey);
    if (outcome !== 'unavailable' && outcome.kind === 'changed') {
      await this.notify(open, change);
      const { reservationId } = open.view.trip;
      return res.redirect(303, this.parts.proofs.hrefAfter(reservationId, { step: 'changed', partyId: form.party }));
    }
    const notice = { tone: 'error', text: refusalText(outcome) } as const;
    return { status: 409, props: await this.props(req, open, { values, change, notice }) };
  };

  private async open(req: Request, partyId: string): Promise<OpenBooking | undefined> {
    const { own, parties, excursionBookings, departures } = this.parts;
    const { contactId } = guestOf(req);
    const reservationIds = (await own.findTrips({ contactId })).map(({ reservationId }) => reservationId);
    const bookedParties = await excursionBookings.findParties(reservationIds);
    const party = bookedParties.find((one) => one.partyId === partyId && one.state !== 'offered');
    const view = party && (await parties.run({ contactId, reservationId: party.reservationId }));
    const isAllowed = view?.travellers.some(({ position }) =>
      atLeast(view.ofTraveller('excursions', position), 'change'),
    );
    if (!party || !view || !isAllowed) return undefined;
    const { itineraryId, tourCode } = party.departure;
    const now = this.parts.clock.now();
    const foundDepartures = await departures.onSailings([itineraryId], tourCode);
    return {
      view,
      party,
      departures: foundDepartures.filter(
        ({ departure }) =>
          departure.departureId === party.departure.departureId || closesAt(departure, this.parts.terms) > now,
      ),
    };
  }

  private async plan({ view, party, departures }: OpenBooking, values: TypedChange): Promise<BookingChange> {
    const target =
      departures.find(({ departure }) => departure.departureId === values.departure) ??
      departures.find(({ departure }) => departure.departureId === party.departure.departureId);
    // The line no longer offers the excursion: the booking can be removed but not changed.
    if (!target) throw new HttpError(409, 'CLOSED', texts.obstacle.closed);
    const { plans, terms, clock } = this.parts;
    const [programme, days] = await Promise.all([plans.programme(view), plans.days(view)]);
    return planBookingChange({
      party,
      trip: view.trip,
      target,
      participantIds: values.guests,
      notes: values.notes,
      programme,
      days,
      terms,
      now: clock.now(),
    });
  }

  private async run(req: Request, change: BookingChange, requestKey: string) {
    try {
      return await this.parts.change.run(change, requestKey);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      req.log.warn({ err: error }, 'a booked excursion could not be changed');
      return 'unavailable' as const;
    }
  }

  private async notify({ view, party }: OpenBooking, change: BookingChange): Promise<void> {
    await this.parts.notify.run(view, {
      title: change.target.experience.title,
      changes: changeLines(change),
      participantIds: [
        ...new Set([...party.bookings, ...change.chosenGuests].map(({ participantId }) => participantId)),
      ],
    });
  }

  private async props(
    req: Request,
    { view, party, departures }: OpenBooking,
    formState: {
      readonly values: TypedChange;
      readonly change?: BookingChange;
      readonly notice?: NonNullable<ChangeBookingPageProps['notice']>;
    },
  ): Promise<Omit<ChangeBookingPageProps, 'frame'>> {
    const { trips, plans, lists, random } = this.parts;
    const { reservationId } = view.trip;
    const { change } = formState;
    const [frame, days, rows] = await Promise.all([
      trips.frame(req, view),
      plans.days(view),
      change ? lists.rows(view) : [],
    ]);
    const preview = change && {
      lines: changeLines(change),
      warnings: changeWarnings(change, { rows, days }),
      isPossible: change.obstacles.length === 0,
    };
    return {
      ...frame,
      backHref: hrefExcursionBookings(reservationId),
      title: departures[0]?.experience.title ?? party.departure.tourCode,
      action: paths.trips.changeBooking,
      party: party.partyId,
      requestKey: random.token(),
      guests: participantsOf(view.trip, party.departure.date).map(({ participantId, fullName }) => ({
        value: participantId,
        label: fullName,
      })),
      departures: departures.map(({ departure, taken }) => {
        const time = `${formatLongDate(departure.date)}, ${hoursOf(departure)}`;
        return {
          value: departure.departureId,
          label:
            departure.departureId === party.departure.departureId
              ? texts.now(time)
              : texts.seats(time, Math.max(0, departure.capacity - taken)),
        };
      }),
      values: formState.values,
      maxNotes,
      ...(preview ? { preview } : {}),
      ...(formState.notice ? { notice: formState.notice } : {}),
    };
  }
}

const typedOf = ({ bookings, departure, notes = '' }: ExcursionParty): TypedChange => ({
  guests: bookings.map(({ participantId }) => participantId),
  departure: departure.departureId,
  notes,
});

function refusalText(outcome: ChangeBookingOutcome | 'unavailable'): string {
  if (outcome === 'unavailable') return texts.refused.unavailable;
  switch (outcome.kind) {
    case 'both-stand':
    case 'notes-not-changed':
      return texts.refused[outcome.kind];
    case 'refused':
      return outcome.reason === 'no-seats' ? texts.refused['no-seats'] : texts.refused.other;
    case 'changed':
      return '';
  }
}
