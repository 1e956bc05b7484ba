import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Icon } from '../ui/Icon';
import { Picture, type PictureView } from '../ui/Picture';
import { ShareButton } from '../ui/ShareButton';
import { Tabs } from '../ui/Tabs';
import { TripDetails, type TripDetailsView } from './TripDetails';
import { TripPayment, type TripPaymentView } from './TripPayment';
import { tripsTexts } from './trips.texts';
import { WaitlistPlace, type WaitlistPlaceView } from './WaitlistPlace';

const texts = tripsTexts.trip;

/** The other tab opens where this one stood, below the picture. */
const tabsId = 'trip-tabs';

/** Which tab is open decides which of the two is given. */
type TripTab = { readonly tab: 'details'; readonly details: TripDetailsView } | { readonly tab: 'payment'; readonly payment: TripPaymentView };

type TripFound = TripTab & {
  readonly kind: 'trip';
  readonly reservationId: string;
  readonly statusLabel: string;
  readonly title: string;
  readonly dates: string;
  readonly nights: string;
  readonly picture?: PictureView;
  readonly detailsHref: string;
  readonly paymentHref: string;
  /** While the trip stands in line for a suite. */
  readonly waitlist?: WaitlistPlaceView;
};

interface TripNotFound {
  readonly kind: 'not-found';
  /** TRD-14: the same for a trip that is somebody else's and one that does not exist. */
  readonly message: string;
}

export type TripPageProps = (TripFound | TripNotFound) & {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly backHref: string;
};

export function TripPage(props: TripPageProps) {
  return (
    <ProfileFrame frame={props.frame} side={props.side}>
      <Head title={props.kind === 'trip' ? props.title : tripsTexts.notFound.title} isPrivate />
      <a className="trip__back no-print" href={props.backHref}><Icon name="back" />{texts.back}</a>
      {props.kind === 'trip' ? <Trip {...props} /> : <NotFound message={props.message} />}
    </ProfileFrame>
  );
}

function Trip(trip: TripFound) {
  const isPayment = trip.tab === 'payment';
  return (
    <article className="trip">
      <header className="trip__head">
        <p className="trip__status">{trip.statusLabel}</p>
        <h1 className="trip__title">{trip.title}</h1>
        <p className="trip__dates">{trip.dates}, {trip.nights}</p>
        <ShareButton />
      </header>
      {trip.waitlist ? <WaitlistPlace place={trip.waitlist} title={trip.title} /> : null}
      {trip.picture ? <Picture className="trip__picture" picture={trip.picture} sizes="(min-width: 1024px) 66vw, 100vw" priority travelsAs={`trip-${trip.reservationId}`} /> : null}
      <div id={tabsId} className="trip__tabs">
        <Tabs
          label={texts.tabs}
          tabs={[
            { label: texts.details, href: `${trip.detailsHref}#${tabsId}`, isCurrent: !isPayment },
            { label: texts.payment, href: `${trip.paymentHref}#${tabsId}`, isCurrent: isPayment },
          ]}
        />
      </div>
      <p className="trip__number">{texts.reservationId} <strong>{trip.reservationId}</strong></p>
      {trip.tab === 'payment' ? <TripPayment payment={trip.payment} /> : <TripDetails details={trip.details} />}
    </article>
  );
}

function NotFound({ message }: { readonly message: string }) {
  return (
    <div className="trip-missing">
      <h1 className="trip-missing__title">{tripsTexts.notFound.headline}</h1>
      <p className="trip-missing__message">{message}</p>
    </div>
  );
}
