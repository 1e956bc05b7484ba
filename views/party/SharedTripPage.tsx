import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { BackLink } from '../profile/BackLink';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { TripChanges, type TripChangesView } from '../trip-changes/TripChanges';
import { TripNow } from '../trip-day/TripNow';
import type { TripDayView } from '../trip-day/trip-day-view';
import { TripLeg, type TripLegView } from '../trips/TripLeg';
import { TripLinks, type TripLinkView } from '../trips/TripLinks';
import { Picture, type PictureView } from '../ui/Picture';
import { TermGroup } from '../ui/TermGroup';
import type { RoleView } from './party-view';
import { partyTexts } from './party.texts';
import { RoleFacts } from './RoleFacts';

const texts = partyTexts.shared;

interface SharedTripPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly title: string;
  readonly dates: string;
  readonly nights: string;
  readonly statusLabel: string;
  readonly picture?: PictureView;
  readonly roles: readonly RoleView[];
  readonly links: readonly TripLinkView[];
  readonly now?: TripDayView;
  readonly changes?: TripChangesView;
  readonly legs: readonly TripLegView[];
  readonly money?: {
    readonly total: string;
    readonly paidAmount: string;
    readonly remaining: string;
    readonly due: readonly string[];
  };
}

export function SharedTripPage(props: SharedTripPageProps) {
  const { frame, side, title, dates, nights, statusLabel, picture, roles, links, now, changes, legs, money } = props;
  return (
    <ProfileFrame frame={frame} side={side} hasBackToMenu={false}>
      <Head title={title} isPrivate />
      <BackLink href={siteLinks.trips}>{texts.back}</BackLink>
      <article className="trip">
        <header className="trip__head">
          <p className="trip__status">{statusLabel}</p>
          <h1 className="trip__title">{title}</h1>
          <p className="trip__dates">
            {dates}, {nights}
          </p>
        </header>
        <div data-region="changes">{changes ? <TripChanges changes={changes} /> : null}</div>
        <div data-region="now">{now ? <TripNow day={now} /> : null}</div>
        <TripLinks links={links} />
        {picture ? (
          <Picture className="trip__picture" picture={picture} sizes="(min-width: 1024px) 66vw, 100vw" priority />
        ) : null}
        <section className="trip-page__part" aria-labelledby="roles-title">
          <h2 className="trip-page__heading" id="roles-title">
            {texts.roles}
          </h2>
          {roles.map((role) => (
            <RoleFacts key={role.title} role={role} />
          ))}
        </section>
        {money ? (
          <section className="trip-page__part" aria-labelledby="money-title">
            <h2 className="trip-page__heading" id="money-title">
              {texts.money}
            </h2>
            <dl className="trip-page__facts">
              <TermGroup term={texts.total}>{money.total}</TermGroup>
              <TermGroup term={texts.paid}>{money.paidAmount}</TermGroup>
              <TermGroup term={texts.remaining}>{money.remaining}</TermGroup>
            </dl>
            {money.due.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ) : null}
        {legs.map((leg) => (
          <TripLeg key={leg.id} leg={leg} hasTitle={legs.length > 1} />
        ))}
      </article>
    </ProfileFrame>
  );
}
