import { ChangeBookingPage } from './ChangeBookingPage';
import { frame, side } from './sample-trips';

const page = {
  frame: { ...frame, path: '/my-profile/trips/experiences/change' },
  side,
  backHref: '#trip',
  trip: { title: 'Dalmatia, Island by Island', dates: '12 – 19 April 2027' },
  title: 'Grk Grows on Sand',
  action: '#',
  party: 'p',
  requestKey: 'k',
  guests: [
    { value: '1048213-1', label: 'Eleanor Marsh' },
    { value: '1048213-2', label: 'Daniel James Marsh' },
  ],
  departures: [
    { value: 'a', label: '15 April 2027, 9:00 am to 12:30 pm, as booked' },
    { value: 'b', label: '15 April 2027, 1:30 pm to 5:00 pm, 3 seats free' },
  ],
  values: { guests: ['1048213-1'], departure: 'a', notes: '' },
  maxNotes: 1000,
};

export const aChange = () => <ChangeBookingPage {...page} />;
export const looked = () => (
  <ChangeBookingPage
    {...page}
    preview={{
      lines: [
        'Daniel James Marsh will take part.',
        '$120.00 is posted to your account on board after the day, for those who take part.',
      ],
      warnings: [],
      isPossible: true,
    }}
  />
);
export const impossible = () => (
  <ChangeBookingPage
    {...page}
    preview={{ lines: [], warnings: ['Daniel James Marsh is at The Third Cave at that time.'], isPossible: false }}
  />
);
