import { type ExcursionTerms, closesAt } from '../../core/excursions/excursion-terms';
import type { FindDepartures, FoundDeparture } from '../../core/excursions/find-departures';
import { atLeast } from '../../core/party/access-matrix';
import type { PartyView } from '../../core/party/party-view';
import type { PreparationRow } from '../../core/preparation/preparation-list';
import type { PreparationTerms, Quay } from '../../core/preparation/preparation-terms';
import type { Clock } from '../../core/shared/clock.port';
import { clockTime } from '../../core/shared/clock-time';
import { formatLongDate, todayIn } from '../../core/shared/plain-date';
import type { ClimateNorms } from '../../core/trip-day/climate-norms';
import type { DatedDay } from '../../core/trip-day/dated-days';
import type { ProgrammeEntry } from '../../core/trip-day/day-programme';
import { nextVoyagesOf } from '../../core/trip-day/next-voyages';
import { hasSailed, type TripMoment } from '../../core/trip-day/trip-moment';
import type { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { segmentsOf } from '../../core/voyages/voyage-selector';
import type { TripDayFact, TripDayView } from '../../../views/trip-day/trip-day-view';
import { tripDayTexts as texts } from '../../../views/trip-day/trip-day.texts';
import { hrefBoarding, hrefInvoice, hrefPreparation, hrefRequests, hrefTrip, hrefTripDay, hrefVoyage } from '../hrefs';
import type { PreparationLists } from '../preparation/preparation.pages';
import { factsOf, sailedFacts, hoursInPort, placeOf, toFreeItem, toItem, climateOf, zoneOf } from './trip-day-view';
import type { TripPlans } from './trip-plans';
import { overlap } from '../../core/shared/overlap';

interface TripDayPresenterParts {
  readonly plans: TripPlans;
  readonly lists: Pick<PreparationLists, 'rows'>;
  readonly departures: Pick<FindDepartures, 'onDay'>;
  readonly content: Pick<VoyageContent, 'findVoyages'>;
  readonly inventory: Pick<SailingInventory, 'findSailings'>;
  readonly preparationTerms: PreparationTerms;
  readonly excursionTerms: ExcursionTerms;
  readonly climate: ClimateNorms;
  readonly hasInvoices: boolean;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

export class TripDayPresenter {
  constructor(private readonly parts: TripDayPresenterParts) {}

  async of(view: PartyView): Promise<TripDayView | undefined> {
    const days = await this.parts.plans.days(view);
    const moment = this.parts.plans.momentOf(view, days);
    switch (moment?.kind) {
      case undefined:
        return undefined;
      case 'before':
        return this.before(view, moment);
      case 'embarkation-week':
      case 'boarding-day':
        return this.boarding(view, moment);
      case 'on-board':
        return this.onBoard(view, days, moment);
      case 'after':
        return this.after(view, days, moment);
    }
  }

  async freeOn(
    { tripPackage, date }: DatedDay,
    programme: readonly ProgrammeEntry[],
  ): Promise<readonly FoundDeparture[]> {
    const now = this.parts.clock.now();
    const foundDepartures = await this.parts.departures.onDay(tripPackage.packageCode, date);
    return foundDepartures.filter(
      ({ departure, taken }) =>
        closesAt(departure, this.parts.excursionTerms) > now &&
        departure.capacity > taken &&
        !programme.some((entry) => overlap(entry, departure)),
    );
  }

  hoursOf(rows: readonly PreparationRow[]): readonly TripDayFact[] {
    const boarding = rows.filter(({ item, level }) => item === 'boarding' && atLeast(level, 'see'));
    return boarding.map(({ traveller, entry }) => ({
      label: boarding.length === 1 ? texts.hour : texts.hourOf(traveller.fullName),
      value: entry?.values['hour'] === undefined ? texts.noHour : clockTime(entry.values['hour']),
    }));
  }

  quayOf(first: DatedDay | undefined): Quay | undefined {
    return this.parts.preparationTerms.quays?.find(({ port }) => port === first?.port?.slug);
  }

  private before(
    { trip: { reservationId } }: PartyView,
    { daysLeft, first }: Extract<TripMoment, { readonly kind: 'before' | 'embarkation-week' }>,
  ): TripDayView {
    return {
      phase: texts.phase.before,
      title: untilBoarding(daysLeft, first),
      facts: first ? climateOf(first, this.parts.climate) : [],
      links: [{ label: texts.links.preparation, href: hrefPreparation(reservationId) }],
    };
  }

  private async boarding(
    view: PartyView,
    moment: Extract<TripMoment, { readonly kind: 'before' | 'embarkation-week' | 'boarding-day' }>,
  ): Promise<TripDayView> {
    const { first } = moment;
    const { reservationId } = view.trip;
    const quay = this.quayOf(first);
    const cabin = segmentsOf(view.trip)[0]?.cabinNumber;
    const departs = first?.day.departs;
    return {
      phase: texts.phase[moment.kind],
      title: moment.kind === 'boarding-day' ? boardToday(first) : untilBoarding(moment.daysLeft, first),
      facts: [
        ...(quay ? [{ label: texts.quay, value: quay.name }] : []),
        ...this.hoursOf(await this.parts.lists.rows(view)),
        ...(cabin !== undefined && atLeast(view.ofTrip('suite'), 'see') ? [{ label: texts.cabin, value: cabin }] : []),
        ...(first && departs !== undefined
          ? [{ label: texts.sails, value: `${clockTime(departs)}, ${zoneOf(first)}` }]
          : []),
        ...(first ? climateOf(first, this.parts.climate) : []),
      ],
      links: [
        { label: texts.links.boarding, href: hrefBoarding(reservationId) },
        { label: texts.links.preparation, href: hrefPreparation(reservationId) },
        ...(first ? [{ label: texts.links.day, href: hrefTripDay(reservationId, 1) }] : []),
      ],
    };
  }

  private async onBoard(
    view: PartyView,
    days: readonly DatedDay[],
    { today, next }: Extract<TripMoment, { readonly kind: 'on-board' }>,
  ): Promise<TripDayView> {
    if (!today) return { phase: texts.phase['on-board'], title: texts.onBoardSomewhere, facts: [], links: [] };
    const { reservationId } = view.trip;
    const number = days.indexOf(today) + 1;
    const programme = await this.parts.plans.programme(view);
    const free = await this.freeOn(today, programme);
    const isBookable = view.travellers.some(({ position }) =>
      atLeast(view.ofTraveller('excursions', position), 'change'),
    );
    const hours = next && hoursInPort(next);
    return {
      phase: texts.dayOf(number, days.length),
      title: today.isLast ? texts.leaveToday(placeOf(today)) : placeOf(today),
      facts: [
        ...(hasSailed(today, this.parts.clock.now()) ? sailedFacts(today) : factsOf(today, this.parts.climate)),
        ...(next
          ? [{ label: texts.tomorrow, value: hours === undefined ? placeOf(next) : `${placeOf(next)}, ${hours}` }]
          : []),
      ],
      bookedItems: programme.filter(({ date }) => date === today.date).map(toItem),
      free: free.map((foundDeparture) => toFreeItem(foundDeparture, { reservationId, isBookable })),
      ...(today.port && this.parts.climate.note !== '' ? { note: this.parts.climate.note } : {}),
      links: [{ label: texts.links.day, href: hrefTripDay(reservationId, number) }],
    };
  }

  private async after(
    view: PartyView,
    days: readonly DatedDay[],
    { endedOn }: Extract<TripMoment, { readonly kind: 'after' }>,
  ): Promise<TripDayView> {
    const { content, inventory, hasInvoices, clock, officeTimeZone } = this.parts;
    const { reservationId } = view.trip;
    const sailedVoyage = days.at(-1)?.voyage;
    const today = todayIn(officeTimeZone, clock.now());
    const next = sailedVoyage
      ? nextVoyagesOf(sailedVoyage, {
          sailings: await inventory.findSailings({ from: today }),
          voyages: await content.findVoyages(),
          today,
        })
      : [];
    return {
      phase: texts.phase.after,
      title: texts.ended(formatLongDate(endedOn)),
      facts: [],
      next: next.map(({ voyage, sailing }) => ({
        label: voyage.title,
        value: texts.nextOn(formatLongDate(sailing.start)),
        href: hrefVoyage(voyage.slug, sailing.itineraryId),
      })),
      links: [
        ...(hasInvoices && view.isHolder ? [{ label: texts.links.invoice, href: hrefInvoice(reservationId) }] : []),
        ...(atLeast(view.ofTrip('requests'), 'change')
          ? [{ label: texts.links.feedback, href: hrefRequests(reservationId, { kind: 'feedback' }) }]
          : []),
        ...(view.isHolder && sailedVoyage
          ? [{ label: texts.links.pictures, href: `${hrefTrip(reservationId)}#trip-gallery-title` }]
          : []),
        ...(sailedVoyage?.isPublished ? [{ label: texts.links.repeat, href: hrefVoyage(sailedVoyage.slug) }] : []),
      ],
    };
  }
}

const untilBoarding = (daysLeft: number, first: DatedDay | undefined): string =>
  first
    ? texts.untilBoarding(texts.days(daysLeft), placeOf(first))
    : texts.untilBoardingSomewhere(texts.days(daysLeft));

const boardToday = (first: DatedDay | undefined): string =>
  first ? texts.boardToday(placeOf(first)) : texts.boardTodaySomewhere;
