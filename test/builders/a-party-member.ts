import type { PartyMember } from '../../src/core/party/party-member';
import { plainDate } from '../../src/core/shared/plain-date';

/** Daniel, who has accepted the invitation of the holder of `aTrip()`. */
export const aPartyMember = (changes: Partial<PartyMember> = {}): PartyMember => ({
  memberId: 'm-daniel',
  reservationId: '100200',
  holderId: 'eleanor',
  inviterId: 'eleanor',
  role: 'companion',
  traveller: 1,
  wards: [],
  seesHealth: false,
  name: 'Daniel Marsh',
  email: 'daniel@example.com',
  state: 'accepted',
  contactId: 'daniel',
  endsOn: plainDate('2027-06-01'),
  ...changes,
});
