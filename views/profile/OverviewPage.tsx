import type { ReactNode } from 'react';
import type { DeferrableSection } from '../../src/core/profile/with-deadline';
import type { NewsCardView } from '../content/NewsCard';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { PreparationSummary, type PreparationSummaryView } from '../preparation/PreparationSummary';
import { TripNow } from '../trip-day/TripNow';
import type { TripCardView } from '../trips/trip-card-view';
import type { TripDayView } from '../trip-day/trip-day-view';
import { QuietLink } from '../ui/Button';
import { CalendarSection, type CalendarView } from './Calendar';
import { NewsSection } from './NewsSection';
import { overviewTexts as texts } from './overview.texts';
import { ProfileFrame, type ProfileSideView } from './ProfileFrame';
import { TripsSection } from './TripsSection';

export interface OverviewPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly trips: DeferrableSection<readonly TripCardView[]>;
  readonly calendar: DeferrableSection<CalendarView>;
  readonly news: DeferrableSection<readonly NewsCardView[]>;
  readonly now?: { readonly day: TripDayView; readonly href: string };
  readonly preparation?: PreparationSummaryView;
}

export function OverviewPage({ frame, side, trips, calendar, news, now, preparation }: OverviewPageProps) {
  const retryHref = frame.path;
  // At /my-profile the greeting is the h1, because narrow screens show the menu instead of this page.
  const Title = frame.path.startsWith(siteLinks.overview) ? 'h1' : 'p';
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={texts.title} isPrivate />
      <Title className="overview__title">{texts.title}</Title>
      <div data-region="now">{now ? <TripNow day={now.day} href={now.href} /> : null}</div>
      <Part
        id="upcoming-title"
        title={texts.trips.title}
        link={<QuietLink href={siteLinks.trips}>{texts.trips.all}</QuietLink>}
      >
        <TripsSection section={trips} meetingHref={side.scheduleHref ?? side.contactHref} retryHref={retryHref} />
      </Part>
      {preparation ? <PreparationSummary summary={preparation} /> : null}
      <Part id="calendar-title" title={texts.calendar.title}>
        <CalendarSection section={calendar} retryHref={retryHref} />
      </Part>
      <Part
        id="news-title"
        title={texts.news.title}
        link={
          <QuietLink href={siteLinks.profileNews}>
            {texts.news.all}
            <span className="hidden-to-the-eye">{texts.news.allOf}</span>
          </QuietLink>
        }
      >
        <NewsSection section={news} retryHref={retryHref} />
      </Part>
    </ProfileFrame>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

function Part({ id, title, link, children }: PartProps) {
  return (
    <section className="overview__part" aria-labelledby={id} data-region={id}>
      <header className="overview__head">
        <h2 className="overview__heading" id={id}>
          {title}
        </h2>
        {link}
      </header>
      {children}
    </section>
  );
}
