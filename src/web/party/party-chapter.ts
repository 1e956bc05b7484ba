import type { CopyChapter } from '../../core/privacy/copy-chapter.port';
import type { PartyMember } from '../../core/party/party-member';
import type { PartyMembers } from '../../core/party/party-members.port';

export const partyChapter = (members: Pick<PartyMembers, 'findMemberships' | 'findInvited'>): CopyChapter => ({
  name: 'party',
  title: 'Whose trips you take part in, and whom you have invited',
  read: async (contactId) => ({
    takesPartIn: (await members.findMemberships(contactId)).map(withoutOthers),
    invited: (await members.findInvited(contactId)).map(withoutOthers),
  }),
});

/** Leaves out the account of the other person, which is that person's own data. */
const withoutOthers = ({ reservationId, role, name, email, endsOn, answeredAt }: PartyMember) => ({
  reservationId,
  role,
  name,
  email,
  endsOn,
  answeredAt,
});
