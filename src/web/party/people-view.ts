import { isOpen, type PartyMember } from '../../core/party/party-member';
import type { PartyView } from '../../core/party/party-view';
import { roleNames, stateNames } from '../../core/party/party-texts';
import { formatLongDate } from '../../core/shared/plain-date';
import type { PersonView, RoleView } from '../../../views/party/party-view';
import { partyTexts as texts } from '../../../views/party/party.texts';

const namesOf = (view: PartyView, positions: readonly number[]): string =>
  view.travellers
    .filter(({ position }) => positions.includes(position))
    .map(({ fullName }) => fullName)
    .join(', ');

function toRole(view: PartyView, { role, wards, seesHealth, endsOn }: PartyMember): RoleView {
  const { title, scope } = roleNames[role];
  return {
    title,
    scope,
    until: texts.until(formatLongDate(endsOn)),
    notes: [
      ...(wards.length > 0 ? [texts.children(namesOf(view, wards))] : []),
      ...(seesHealth ? [texts.healthAllowed] : []),
    ],
  };
}

export function toOwnRoles(view: PartyView): readonly RoleView[] {
  const own = view.members.filter(({ contactId, state }) => contactId === view.contactId && state === 'accepted');
  const { title, scope } = roleNames.holder;
  return [...(view.isHolder ? [{ title, scope, notes: [] }] : []), ...own.map((member) => toRole(view, member))];
}

export function toPeople(view: PartyView): {
  readonly people: readonly PersonView[];
  readonly former: readonly PersonView[];
} {
  const all = view.members.map((member): PersonView => {
    const mayRevoke = isOpen(member) && view.mayRevoke(member);
    return {
      memberId: member.memberId,
      name: member.name,
      ...(view.seesAddressOf(member) ? { email: member.email } : {}),
      state: stateNames[member.state],
      role: toRole(view, member),
      mayRemind: member.state === 'invited' && mayRevoke,
      mayRevoke,
      isViewer: member.contactId === view.contactId,
    };
  });
  const isCurrent = ({ memberId }: PersonView) =>
    view.members.some((member) => member.memberId === memberId && isOpen(member));
  return {
    people: all.filter(isCurrent),
    // Ended roles are shown to the holder only.
    former: view.isHolder ? all.filter((person) => !isCurrent(person)) : [],
  };
}
