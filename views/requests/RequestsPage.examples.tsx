import { frame, side } from '../trips/sample-trips';
import type { RequestView } from './RequestThread';
import { RequestsPage } from './RequestsPage';

const answered: RequestView = {
  requestId: 'a',
  kind: 'Change a name',
  state: 'Answered',
  owner: 'Inés Calloway looks after it',
  isWaiting: false,
  mayReply: true,
  messages: [
    {
      id: '1',
      isOwn: true,
      by: 'Eleanor Marsh, Monday, 12 April, 9:14 am EDT',
      lines: ['My middle name is missing.'],
      files: [],
    },
    {
      id: '2',
      isOwn: false,
      by: 'Inés Calloway, Monday, 12 April, 11:02 am EDT',
      lines: ['It stands in the booking now.', 'Your luggage labels have it as well.'],
      files: [{ href: '#file', label: 'itinerary.pdf, 84 kB' }],
    },
  ],
};
const waiting: RequestView = {
  ...answered,
  requestId: 'b',
  kind: 'A special request',
  state: 'We answer by Tuesday, 13 April, 9:14 am EDT',
  owner: 'Your consultants look after it',
  isWaiting: true,
  messages: [{ id: '3', isOwn: true, by: 'Eleanor Marsh, today', lines: ['A quiet table, please.'], files: [] }],
};
const page = {
  frame: { ...frame, path: '/my-profile/trips/requests' },
  side,
  backHref: '#trip',
  trip: { title: 'Dalmatia, Island by Island', dates: '12 – 19 April 2027' },
  hours: 'Open now, until 8:00 pm, Eastern Time. You may also call at once.',
  action: '#',
  reservationId: '1048213',
  requestKey: 'k',
  draft: '',
  kinds: [
    { value: 'name', label: 'Change a name' },
    { value: 'call-back', label: 'Please call me back' },
    { value: 'other', label: 'Something else' },
  ],
  values: { kind: '', text: '' },
  errors: {},
  maxLength: 2000,
  adviceLinks: [
    { label: 'What cancelling costs', href: '#advice' },
    { label: 'Other sailings and the difference', href: '#move' },
  ],
  requests: [],
};

export const none = () => <RequestsPage {...page} />;
export const aCost = () => (
  <RequestsPage
    {...page}
    values={{ kind: 'cancel', text: '' }}
    advice={{
      title: 'What cancelling costs today',
      text: 'By the terms of your booking, as of today.',
      facts: [
        { label: 'Paid', value: '$12,000.00' },
        { label: 'The line keeps', value: '$6,000.00' },
        { label: 'You get back', value: '$6,000.00' },
      ],
      choices: [{ label: 'Cancel this suite', href: '#cancel', isChosen: false }],
    }}
  />
);
export const otherSailings = () => (
  <RequestsPage
    {...page}
    values={{ kind: 'move', text: 'Please move us to Dalmatia, Island by Island, 3 – 10 May 2027.' }}
    advice={{
      title: 'Other sailings of this voyage',
      text: 'Your suite category is free on these.',
      facts: [],
      choices: [
        { label: '3 – 10 May 2027', note: '$21,400.00, $900.00 more than now', href: '#may', isChosen: true },
        { label: '7 – 14 June 2027', note: '$20,500.00, the same as now', href: '#june', isChosen: false },
      ],
    }}
  />
);
export const some = () => (
  <RequestsPage
    {...page}
    requests={[waiting, answered, { ...answered, requestId: 'c', state: 'Closed', mayReply: false }]}
  />
);
export const mistakes = () => (
  <RequestsPage
    {...page}
    errors={{ kind: 'Please choose what it is about.', text: 'Please write what you ask for.' }}
    notice={{ tone: 'error', text: 'Many requests were sent today. Please call us, or try again tomorrow.' }}
  />
);
