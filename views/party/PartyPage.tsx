import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { BackLink } from '../profile/BackLink';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Notice } from '../ui/Notice';
import { InviteForm } from './InviteForm';
import { PartyPeople } from './PartyPeople';
import type { InviteFormView, PersonView, RoleView } from './party-view';
import { partyTexts as texts } from './party.texts';
import { RoleFacts } from './RoleFacts';

export interface PartyPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly backHref: string;
  readonly trip: { readonly title: string; readonly dates: string };
  readonly isHolder: boolean;
  readonly own: readonly RoleView[];
  readonly people: readonly PersonView[];
  readonly former: readonly PersonView[];
  readonly action: string;
  readonly reservationId: string;
  readonly form?: InviteFormView;
  readonly notice?: { readonly tone: 'success' | 'error' | 'info'; readonly text: string };
}

export function PartyPage(props: PartyPageProps) {
  const { frame, side, trip, own, people, former, form, notice } = props;
  const rows = { action: props.action, reservationId: props.reservationId };
  return (
    <ProfileFrame frame={frame} side={side} hasBackToMenu={false}>
      <Head title={texts.title} description={texts.description} isPrivate />
      <BackLink href={props.backHref}>{texts.back}</BackLink>
      <p className="trip-page__of">
        {trip.title}, {trip.dates}
      </p>
      <h1 className="profile-title">{texts.title}</h1>
      <p className="profile-standfirst">{props.isHolder ? texts.standfirst : texts.standfirstOfMember}</p>
      {notice ? (
        <Notice tone={notice.tone} className="trip-page__notice">
          <p>{notice.text}</p>
        </Notice>
      ) : null}
      <section className="trip-page__part" aria-labelledby="people-title">
        <h2 className="trip-page__heading" id="people-title">
          {texts.people}
        </h2>
        <ul className="party">
          {own.map((role) => (
            <li key={role.title} className="party__person">
              <p className="party__name">{texts.you}</p>
              <RoleFacts role={role} />
            </li>
          ))}
          <PartyPeople people={people} {...rows} />
        </ul>
        {people.length === 0 ? <p className="trip-page__note">{texts.none}</p> : null}
      </section>
      {form ? <InviteForm form={form} /> : null}
      {former.length > 0 ? (
        <section className="trip-page__part" aria-labelledby="former-title">
          <h2 className="trip-page__heading" id="former-title">
            {texts.former}
          </h2>
          <ul className="party">
            <PartyPeople people={former} {...rows} />
          </ul>
        </section>
      ) : null}
    </ProfileFrame>
  );
}
