import { TripSubpage, type TripSubpageProps } from '../trips/TripSubpage';
import { InviteForm } from './InviteForm';
import { PartyPeople } from './PartyPeople';
import type { InviteFormView, PersonView, RoleView } from './party-view';
import { partyTexts as texts } from './party.texts';
import { RoleFacts } from './RoleFacts';

export interface PartyPageProps extends TripSubpageProps {
  readonly isHolder: boolean;
  readonly own: readonly RoleView[];
  readonly people: readonly PersonView[];
  readonly former: readonly PersonView[];
  readonly action: string;
  readonly reservationId: string;
  readonly form?: InviteFormView;
}

export function PartyPage(props: PartyPageProps) {
  const { own, people, former, form, notice } = props;
  const rows = { action: props.action, reservationId: props.reservationId };
  return (
    <TripSubpage {...props} texts={texts} standfirst={props.isHolder ? texts.standfirst : texts.standfirstOfMember}>
      <section
        className="trip-page__part"
        aria-labelledby="people-title"
        data-ends-draft={notice && notice.tone !== 'error' ? 'invite' : undefined}
      >
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
      {form ? <InviteForm form={form} visit={props.frame.visit} /> : null}
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
    </TripSubpage>
  );
}
