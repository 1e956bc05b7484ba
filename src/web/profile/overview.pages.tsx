import type { Request } from 'express';
import type { Appointment } from '../../core/meetings/appointment';
import type { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import type { Newsroom } from '../../core/news/newsroom.port';
import { pageNews } from '../../core/news/page-news';
import { myCalendar, initialItemCount } from '../../core/profile/my-calendar';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import { withDeadline } from '../../core/profile/with-deadline';
import type { Clock } from '../../core/shared/clock.port';
import { CalendarSection } from '../../../views/profile/Calendar';
import { NewsSection } from '../../../views/profile/NewsSection';
import type { OverviewPage } from '../../../views/profile/OverviewPage';
import { TripsSection } from '../../../views/profile/TripsSection';
import { toLatestCards } from '../news/news-view';
import { hrefScheduleMeeting } from '../hrefs';
import { tripHrefOf } from '../party/party-trips';
import type { BuiltAssets } from '../rendering/built-assets';
import { LastView } from '../rendering/last-view';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import type { PreparationSummaries } from '../preparation/preparation-summary';
import type { CurrentTrips } from '../trip-day/current-trips';
import type { TripDayPresenter } from '../trip-day/trip-day-presenter';
import type { TripCards } from '../trips/trip-cards';
import { toCalendar } from './calendar-view';
import type { ProfileSide } from './profile-side';

interface OverviewPagesParts {
  readonly side: Pick<ProfileSide, 'read'>;
  readonly cards: Pick<TripCards, 'of'>;
  readonly calendar: Pick<ConsultantCalendar, 'findAppointments'>;
  readonly newsroom: Newsroom;
  readonly current: Pick<CurrentTrips, 'of'>;
  readonly tripDay: Pick<TripDayPresenter, 'of'>;
  readonly preparation: Pick<PreparationSummaries, 'of'>;
  readonly assets: BuiltAssets;
  readonly clock: Clock;
}

const currentLimitMs = 600;

/** Renders the overview. A slow or failing section does not affect the others (PRO-05, E2). */
export class OverviewPages {
  private readonly latest = new LastView<ReturnType<typeof toLatestCards>>();

  constructor(private readonly parts: OverviewPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof OverviewPage>> => {
    const beside = this.parts.side.read(req);
    const [trips, calendar, news] = [this.readTrips(req), this.readCalendar(req, beside), this.readNews(req)];
    const [{ side }, current, tripsNow, calendarNow, newsNow] = await Promise.all([
      beside,
      this.readCurrent(req),
      withDeadline(trips),
      withDeadline(calendar),
      withDeadline(news),
    ]);
    const [retryHref, meetingHref] = [req.path, side.scheduleHref ?? side.contactHref];
    return {
      props: { side, trips: tripsNow, calendar: calendarNow, news: newsNow, ...current },
      deferredNodes: {
        trips: async () => <TripsSection section={await trips} meetingHref={meetingHref} retryHref={retryHref} />,
        calendar: async () => <CalendarSection section={await calendar} retryHref={retryHref} />,
        news: async () => <NewsSection section={await news} retryHref={retryHref} />,
      },
    };
  };

  private readTrips(req: Request) {
    const read = async () => (await this.parts.cards.of(guestOf(req))).upcoming;
    return readIsolatedSection(read(), (err) => req.log.warn({ err }, 'Failed to fetch reservations'));
  }

  /** Omitted when it cannot be read in time, because the trip's own page shows it as well. */
  private async readCurrent(req: Request) {
    const { current, tripDay, preparation } = this.parts;
    const read = async () => {
      const view = await current.of(guestOf(req).contactId);
      if (!view) return {};
      const [now, missing] = await Promise.all([tripDay.of(view), preparation.of(view, req.log)]);
      return {
        ...(now ? { now: { day: now, href: tripHrefOf(view) } } : {}),
        ...(missing ? { preparation: missing } : {}),
      };
    };
    const section = await readIsolatedSection(
      read(),
      (err) => req.log.warn({ err }, 'the trip that a guest is on or prepares could not be read'),
      currentLimitMs,
    );
    return section.kind === 'ready' ? section.value : {};
  }

  private readCalendar(req: Request, side: ReturnType<ProfileSide['read']>) {
    const read = async () => {
      const [
        appointments,
        {
          guest,
          side: { scheduleHref },
        },
      ] = await Promise.all([this.parts.calendar.findAppointments(guestOf(req).contactId), side]);
      const opportunityId = scheduleHref === undefined ? undefined : guest?.opportunityId;
      const detailsHref =
        opportunityId === undefined
          ? undefined
          : ({ appointmentId: appointment }: Appointment) => hrefScheduleMeeting(opportunityId, { appointment });
      return toCalendar(myCalendar(appointments, this.parts.clock.now()), detailsHref);
    };
    return readIsolatedSection(read(), (err) => req.log.warn({ err }, 'the appointments of a guest could not be read'));
  }

  private readNews(req: Request) {
    const read = async () => {
      const news = await this.parts.newsroom.findNews();
      return this.latest.of(news, [], () =>
        toLatestCards(pageNews(news, { limit: initialItemCount }).items, this.parts.assets),
      );
    };
    return readIsolatedSection(read(), (err) => req.log.warn({ err }, 'the news of the overview could not be read'));
  }
}
