import { siteLinks } from '../layout/site-links';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { OwnFragment } from '../ui/OwnFragment';
import { MainPicture } from '../ui/MainPicture';
import { ProgressBar } from '../ui/ProgressBar';
import { TripActions } from './TripActions';
import { tripsTexts } from './trips.texts';
import { UnconfirmedTrip } from './UnconfirmedTrip';
import { WaitlistEntry } from './WaitlistEntry';
import type { TripCardView } from './trip-card-view';

const texts = tripsTexts.card;

interface TripCardProps {
  readonly trip: TripCardView;
  readonly isBrass?: boolean;
  /** The page's first picture is fetched at once. */
  readonly isFirst?: boolean;
  readonly meetingHref?: string | undefined;
}

export function TripCard(props: TripCardProps) {
  const { trip, isBrass = false, isFirst = false, meetingHref = '' } = props;
  return (
    <OwnFragment from={trip} by={`${isBrass} ${isFirst} ${meetingHref}`}>
      <article className={classNames('trip-card', `trip-card--${trip.kind}`)} aria-labelledby={headingOf(trip)}>
        <Inside {...props} />
      </article>
    </OwnFragment>
  );
}

const headingOf = ({ reservationId }: TripCardView) => `trip-${reservationId}`;

function Inside({ trip, isBrass = false, isFirst = false, meetingHref }: TripCardProps) {
  return (
    <>
      {trip.picture ? (
        <div className="trip-card__picture">
          <MainPicture
            picture={trip.picture}
            sizes="(min-width: 1024px) 29vw, (min-width: 768px) 40vw, 92vw"
            isFirst={isFirst}
            transitionName={`trip-${trip.reservationId}`}
          />
        </div>
      ) : null}
      <div className="trip-card__words">
        <p className="trip-card__status">
          <span>{trip.statusLabel}</span>{' '}
          <span className="trip-card__number">
            {texts.reservation} {trip.reservationId}
          </span>
        </p>
        <h3 className="trip-card__title" id={headingOf(trip)}>
          {trip.title}
        </h3>
        {trip.dates === '' ? null : (
          <p className="trip-card__dates">
            {trip.dates}, {trip.nights}
          </p>
        )}
        {trip.suite ? <p className="trip-card__suite">{trip.suite}</p> : null}
        <TripLinks trip={trip} />
        {trip.unconfirmedAction ? (
          <UnconfirmedTrip action={trip.unconfirmedAction} reservationId={trip.reservationId} title={trip.title} />
        ) : null}
        {trip.waitlist ? <WaitlistEntry entry={trip.waitlist} title={trip.title} /> : null}
        <Payment trip={trip} meetingHref={meetingHref} />
        <TripActions trip={trip} isBrass={isBrass} />
      </div>
    </>
  );
}

function TripLinks({ trip: { kind, title, voyageHref, afterHref } }: Pick<TripCardProps, 'trip'>) {
  if (!voyageHref && !afterHref && kind !== 'expired') return null;
  return (
    <p className="trip-card__ways no-print">
      {afterHref ? (
        <a href={afterHref}>
          {texts.after}
          <span className="hidden-to-the-eye">{texts.of(title)}</span>
        </a>
      ) : null}
      {voyageHref ? (
        <a href={voyageHref}>
          {texts.voyage}
          <span className="hidden-to-the-eye">{texts.of(title)}</span>
        </a>
      ) : null}
      {kind === 'expired' ? <a href={siteLinks.voyages}>{texts.voyages}</a> : null}
    </p>
  );
}

function Payment({
  trip: { kind, title, progress, paymentLine, due, isOverdue = false, asksConsultant, reservationId },
  meetingHref,
}: Pick<TripCardProps, 'trip' | 'meetingHref'>) {
  if (kind === 'paid')
    return (
      <p className="trip-card__paid">
        <Icon name="check" /> {texts.paid}
      </p>
    );
  if (!progress && !paymentLine && !due) return null;
  return (
    <div className="trip-card__payment">
      {progress ? (
        <ProgressBar
          id={`progress-${reservationId}`}
          label={texts.ofTotal(progress.paidAmount, progress.total)}
          percent={progress.percentage}
          drawnPercent={progress.barPercentage}
        />
      ) : null}
      {paymentLine ? <p className="trip-card__due">{paymentLine}</p> : null}
      {due ? <p className={classNames('trip-card__next', isOverdue && 'trip-card__next--overdue')}>{due}</p> : null}
      {asksConsultant && meetingHref ? (
        <p className="no-print">
          <a className="trip-card__arrange" href={meetingHref}>
            {texts.arrange}
            <span className="hidden-to-the-eye">{texts.of(title)}</span>
          </a>
        </p>
      ) : null}
    </div>
  );
}
