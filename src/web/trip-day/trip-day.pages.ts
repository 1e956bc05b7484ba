import type { Request } from 'express';
import { atLeast } from '../../core/party/access-matrix';
import type { PartyView } from '../../core/party/party-view';
import { formatLongDate } from '../../core/shared/plain-date';
import type { ClimateNorms } from '../../core/trip-day/climate-norms';
import type { DatedDay } from '../../core/trip-day/dated-days';
import type { ProgrammeEntry } from '../../core/trip-day/day-programme';
import type { PlannedItem, TripDayPage } from '../../../views/trip-day/TripDayPage';
import { tripDayTexts as texts } from '../../../views/trip-day/trip-day.texts';
import { hrefTripDay } from '../hrefs';
import type { PartyTrips } from '../party/party-trips';
import type { PageAnswer } from '../rendering/page-answer';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { factsOf, placeOf, toFreeItem, toItem } from './trip-day-view';
import type { TripDayPresenter } from './trip-day-presenter';
import type { TripPlans } from './trip-plans';

const schema = Joi.object({ day: Joi.number().integer().min(1).max(400).failover(0).default(0) });

interface TripDayPagesParts {
  readonly trips: PartyTrips;
  readonly plans: TripPlans;
  readonly tripDay: Pick<TripDayPresenter, 'freeOn'>;
  readonly climate: ClimateNorms;
}

export class TripDayPages {
  constructor(private readonly parts: TripDayPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof TripDayPage>> => {
    const { trips, plans } = this.parts;
    const view = await trips.open(req);
    const [frame, days] = await Promise.all([trips.frame(req, view), plans.days(view)]);
    const { day: number } = readForm(schema, req.query);
    const shownDay = days[number - 1] ?? this.todayOf(view, days) ?? days[0];
    return {
      props: {
        ...frame,
        ...(shownDay ? { day: await this.toDay(view, days, shownDay) } : {}),
        days: days.map((day, index) => ({
          label: `${texts.page.before(index + 1)}, ${placeOf(day)}`,
          href: hrefTripDay(view.trip.reservationId, index + 1),
          isCurrent: day === shownDay,
        })),
      },
    };
  };

  private todayOf(view: PartyView, days: readonly DatedDay[]): DatedDay | undefined {
    const moment = this.parts.plans.momentOf(view, days);
    return moment?.kind === 'on-board' ? moment.today : undefined;
  }

  private async toDay(view: PartyView, days: readonly DatedDay[], day: DatedDay) {
    const { plans, tripDay, climate } = this.parts;
    const { reservationId } = view.trip;
    const programme = await plans.programme(view);
    const free = view.trip.status === 'BK' ? await tripDay.freeOn(day, programme) : [];
    const isBookable = view.travellers.some(({ position }) =>
      atLeast(view.ofTraveller('excursions', position), 'change'),
    );
    return {
      phase: texts.dayOf(days.indexOf(day) + 1, days.length),
      title: placeOf(day),
      date: formatLongDate(day.date),
      description: day.day.description,
      facts: factsOf(day, climate),
      bookedItems: programme.filter(({ date }) => date === day.date).map(toPlanned),
      free: free.map((foundDeparture) => toFreeItem(foundDeparture, { reservationId, isBookable })),
      ...(day.port && climate.note !== '' ? { climateNote: climate.note } : {}),
    };
  }
}

const toPlanned = (entry: ProgrammeEntry): PlannedItem => ({
  ...toItem(entry),
  bring: entry.experience?.bring ?? [],
  ...(entry.notes === undefined ? {} : { guestNote: entry.notes }),
});
