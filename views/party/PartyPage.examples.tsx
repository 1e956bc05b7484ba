import { frame, side } from '../trips/sample-trips';
import { PartyPage } from './PartyPage';
import type { PersonView, RoleView } from './party-view';

const holder: RoleView = { title: 'Guest who booked', scope: 'Sees and changes the trip.', notes: [] };
const companion: RoleView = {
  title: 'Companion',
  scope: 'Sees the trip, and their own.',
  until: 'until 19 May 2027',
  notes: [],
};
const daniel: PersonView = {
  memberId: 'd',
  name: 'Daniel James Marsh',
  email: 'daniel@example.com',
  state: 'Takes part',
  role: companion,
  mayRemind: false,
  mayRevoke: true,
  isViewer: false,
};
const page = {
  frame: { ...frame, path: '/my-profile/trips/party' },
  side,
  backHref: '#trip',
  trip: { title: 'Dalmatia, Island by Island', dates: '12 – 19 April 2027' },
  isHolder: true,
  own: [holder],
  people: [],
  former: [],
  action: '#',
  reservationId: '1048213',
};

export const alone = () => <PartyPage {...page} />;
export const together = () => (
  <PartyPage
    {...page}
    people={[daniel, { ...daniel, memberId: 'e', name: 'Rosa Vidal', state: 'Invited', mayRemind: true }]}
    former={[{ ...daniel, memberId: 'f', name: 'A. Reader', state: 'Declined', mayRevoke: false }]}
    notice={{ tone: 'success', text: 'The invitation is on its way.' }}
  />
);
