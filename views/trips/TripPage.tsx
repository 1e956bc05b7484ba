import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { FailedSection } from '../profile/FailedSection';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Notice } from '../ui/Notice';
import { MainPicture } from '../ui/MainPicture';
import type { PictureView } from '../ui/picture-view';
import { ShareButton } from '../ui/ShareButton';
import { type Tab, Tabs } from '../ui/Tabs';
import { GuestList } from './GuestList';
import { TripCalendar, type TripCalendarView } from './TripCalendar';
import { TripDetails, type TripDetailsView } from './TripDetails';
import type { BookedItems } from './TripLeg';
import { TripExperiences, type TripExperiencesView } from './TripExperiences';
import { TripGuests, type TripGuestsView } from './TripGuests';
import { TripExcursionBookings, type TripExcursionBookingsSection } from './TripExcursionBookings';
import { TripChanges, type TripChangesView } from '../trip-changes/TripChanges';
import { TripNow } from '../trip-day/TripNow';
import type { TripDayView } from '../trip-day/trip-day-view';
import { TripLinks, type TripLinkView } from './TripLinks';
import { TripPayment, type TripPaymentView } from './TripPayment';
import { tripTabs, type TripTabName } from './trip-tabs';
import { tripsTexts } from './trips.texts';
import { WaitlistEntry, type WaitlistEntryView } from './WaitlistEntry';
import { BackLink } from '../profile/BackLink';

const texts = tripsTexts.trip;

/** The tabs have an anchor, so that switching tabs scrolls below the picture. */
const tabsId = 'trip-tabs';

type TripTab =
  | { readonly tab: 'details'; readonly details: TripDetailsView }
  | { readonly tab: 'guest'; readonly guests: TripGuestsView }
  | {
      readonly tab: 'local_experiences';
      readonly experiences: TripExperiencesView;
    }
  | { readonly tab: 'payment'; readonly payment: TripPaymentView };

export type TripFound = TripTab & {
  readonly kind: 'trip';
  readonly reservationId: string;
  readonly statusLabel: string;
  readonly title: string;
  readonly dates: string;
  readonly nights: string;
  readonly guestNames: readonly string[];
  readonly picture?: PictureView;
  readonly tabHrefs: Readonly<Record<TripTabName, string>>;
  readonly segments?: readonly Tab[];
  readonly engineFailure?: string;
  readonly waitlist?: WaitlistEntryView;
  readonly links?: readonly TripLinkView[];
  readonly now?: TripDayView;
  readonly changes?: TripChangesView;
  readonly calendar?: TripCalendarView;
  readonly bookedItems?: BookedItems;
  readonly tripExcursions?: TripExcursionBookingsSection;
};

interface TripNotFound {
  readonly kind: 'not-found';
  /** TRD-14: the message is the same for another guest's trip and for one that does not exist. */
  readonly message: string;
}

/** The reservation system did not answer, so that it is unknown whether the trip exists (ROL-07, H13). */
interface TripFailed {
  readonly kind: 'failed';
  readonly retryHref: string;
}

export type TripPageProps = (TripFound | TripNotFound | TripFailed) & {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly backHref: string;
};

export function TripPage(props: TripPageProps) {
  return (
    <ProfileFrame frame={props.frame} side={props.side} hasBackToMenu={false}>
      <Head title={titleOf(props)} isPrivate />
      <BackLink href={props.backHref}>{texts.back}</BackLink>
      <Body {...props} />
    </ProfileFrame>
  );
}

function titleOf(props: TripPageProps): string {
  switch (props.kind) {
    case 'trip':
      return `${texts.windowTitle[props.tab]} · ${props.title}`;
    case 'not-found':
      return tripsTexts.notFound.title;
    case 'failed':
      return tripsTexts.list.title;
  }
}

function Body(props: TripPageProps) {
  switch (props.kind) {
    case 'trip':
      return <Trip {...props} />;
    case 'not-found':
      return <NotFound message={props.message} />;
    case 'failed':
      return (
        <>
          <h1 className="trip-missing__title">{tripsTexts.list.title}</h1>
          <FailedSection subject={texts.failed} retryHref={props.retryHref} />
        </>
      );
  }
}

function Trip(trip: TripFound) {
  return (
    <article className="trip">
      <header className="trip__head" data-region="head">
        <p className="trip__status">{trip.statusLabel}</p>
        <h1 className="trip__title">{trip.title}</h1>
        <div className="trip__line">
          {trip.dates === '' ? null : (
            <p className="trip__dates">
              {trip.dates}, {trip.nights}
            </p>
          )}
          <GuestList names={trip.guestNames} />
          <ShareButton />
        </div>
      </header>
      <div data-region="changes">{trip.changes ? <TripChanges changes={trip.changes} /> : null}</div>
      <div data-region="now">{trip.now ? <TripNow day={trip.now} /> : null}</div>
      {trip.links ? <TripLinks links={trip.links} /> : null}
      {trip.engineFailure === undefined ? null : <Notice tone="error">{trip.engineFailure}</Notice>}
      <div data-region="waitlist">
        {trip.waitlist ? <WaitlistEntry entry={trip.waitlist} title={trip.title} /> : null}
      </div>
      {trip.picture ? (
        <MainPicture
          className="trip__picture"
          picture={trip.picture}
          sizes="(min-width: 1024px) 66vw, 100vw"
          transitionName={`trip-${trip.reservationId}`}
        />
      ) : null}
      <div className="trip__tab" data-region="tab">
        <div id={tabsId} className="trip__tabs">
          <Tabs
            swaps
            label={texts.tabs}
            tabs={tripTabs.map((name) => ({
              label: texts.tab[name],
              href: `${trip.tabHrefs[name]}#${tabsId}`,
              isCurrent: name === trip.tab,
            }))}
          />
        </div>
        <p className="trip__number">
          {texts.reservationId} <strong>{trip.reservationId}</strong>
        </p>
        {trip.segments ? <Segments segments={trip.segments} /> : null}
        <OpenTab {...trip} />
      </div>
    </article>
  );
}

function Segments({ segments }: { readonly segments: readonly Tab[] }) {
  return (
    <nav className="trip__segments no-print" aria-label={texts.segments}>
      <ul>
        {segments.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a href={`${href}#${tabsId}`} aria-current={isCurrent ? 'true' : undefined} data-control="swap">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OpenTab(open: TripFound) {
  switch (open.tab) {
    case 'details':
      return (
        <>
          <TripDetails details={open.details} bookedItems={open.bookedItems} />
          {open.calendar ? <TripCalendar calendar={open.calendar} /> : null}
        </>
      );
    case 'guest':
      return <TripGuests guests={open.guests} />;
    case 'local_experiences':
      return (
        <>
          {open.tripExcursions ? <TripExcursionBookings tripExcursions={open.tripExcursions} /> : null}
          <TripExperiences experiences={open.experiences} />
        </>
      );
    case 'payment':
      return <TripPayment payment={open.payment} />;
  }
}

function NotFound({ message }: { readonly message: string }) {
  return (
    <div className="trip-missing">
      <h1 className="trip-missing__title">{tripsTexts.notFound.headline}</h1>
      <p className="trip-missing__message">{message}</p>
    </div>
  );
}
