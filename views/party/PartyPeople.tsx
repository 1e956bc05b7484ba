import { Button } from '../ui/Button';
import type { PersonView } from './party-view';
import { partyTexts as texts } from './party.texts';
import { RoleFacts } from './RoleFacts';

interface PartyPeopleProps {
  readonly people: readonly PersonView[];
  readonly action: string;
  readonly reservationId: string;
}

export const PartyPeople = ({ people, ...form }: PartyPeopleProps) =>
  people.map((person) => (
    <li key={person.memberId} className="party__person">
      <div>
        <p className="party__name">{person.name}</p>
        {person.email === undefined ? null : <p className="party__email">{person.email}</p>}
        <p className="party__state">{person.state}</p>
      </div>
      <RoleFacts role={person.role} />
      <div className="party__actions no-print">
        {person.mayRemind ? <RowForm {...form} person={person} intent="remind" label={texts.remind} /> : null}
        {person.mayRevoke ? (
          <RowForm {...form} person={person} intent="revoke" label={person.isViewer ? texts.leave : texts.revoke} />
        ) : null}
      </div>
    </li>
  ));

function RowForm({
  action,
  reservationId,
  person: { memberId, name },
  intent,
  label,
}: {
  readonly action: string;
  readonly reservationId: string;
  readonly person: PersonView;
  readonly intent: 'remind' | 'revoke';
  readonly label: string;
}) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="reservationId" value={reservationId} />
      <input type="hidden" name="member" value={memberId} />
      <Button variant="quiet" name="intent" value={intent}>
        {label}
        <span className="hidden-to-the-eye">{texts.of(name)}</span>
      </Button>
    </form>
  );
}
