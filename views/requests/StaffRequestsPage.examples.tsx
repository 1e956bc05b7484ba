import { frame } from '../trips/sample-trips';
import { StaffRequestPage } from './StaffRequestPage';
import { StaffRequestsPage } from './StaffRequestsPage';

const name = {
  kind: 'Change a name',
  reservation: 'Reservation 1048213',
  owner: 'Inés Calloway',
  due: 'Answer by Tuesday, 13 April, 9:14 am EDT',
  isOverdue: false,
};
const table = {
  kind: 'A special request',
  reservation: 'Reservation 1048220',
  owner: 'Nobody has taken it',
  due: 'Was due by Monday, 12 April, 9:14 am EDT',
  isOverdue: true,
};
const list = {
  frame: { ...frame, path: '/staff/requests' },
  action: '#',
  preparationHref: '#',
  state: 'waiting',
  reservationId: '',
  tabs: [
    { href: '#waiting', label: 'Waiting for us', isCurrent: true },
    { href: '#answered', label: 'Answered', isCurrent: false },
    { href: '#closed', label: 'Closed', isCurrent: false },
  ],
  requests: [
    { ...table, href: '#table' },
    { ...name, href: '#name' },
  ],
  hasMore: false,
} as const;
const request = {
  ...name,
  frame: { ...frame, path: '/staff/requests/request' },
  action: '#',
  preparationHref: '#',
  backHref: '#',
  requestId: 'a',
  requestKey: 'k',
  maxLength: 2000,
  isOpen: true,
  mayTake: false,
  messages: [
    {
      id: '1',
      isOwn: true,
      by: 'Eleanor Marsh, Monday, 12 April, 9:14 am EDT',
      lines: ['My middle name is missing.'],
      files: [],
    },
  ],
  readings: [],
};

export const someWait = () => <StaffRequestsPage {...list} />;
export const noneOfOne = () => <StaffRequestsPage {...list} requests={[]} reservationId="1048213" />;
export const more = () => <StaffRequestsPage {...list} hasMore />;
export const open = () => <StaffRequestPage {...request} {...table} mayTake />;
export const withoutText = () => <StaffRequestPage {...request} error="Please write an answer." typedText="" />;
export const closedForSupervisor = () => (
  <StaffRequestPage
    {...request}
    isOpen={false}
    due="Closed"
    readings={['Inés Calloway, Monday, 12 April, 11:00 am EDT', 'Theo Brandt, Monday, 12 April, 9:40 am EDT']}
    notice={{ tone: 'success', text: 'The request is closed.' }}
  />
);
