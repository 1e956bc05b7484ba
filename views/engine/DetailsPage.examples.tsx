import { DetailsPage, type DetailsPageProps } from './DetailsPage';
import { guestFrame, guests, headerAt, hold, quote, visitorFrame } from './sample-reservation';

const props: DetailsPageProps = {
  frame: visitorFrame,
  header: headerAt(2),
  hold,
  quote,
  guests,
  values: {},
  errors: {},
  action: '/engine/details',
  releaseAction: '/engine/release',
};

export const empty = () => <DetailsPage {...props} />;

export const filledIn = () => (
  <DetailsPage
    {...props}
    frame={guestFrame}
    guests={guests.slice(0, 1)}
    values={{
      'guest1-first': 'Eleanor',
      'guest1-last': 'Marsh',
      'guest1-birth-month': '4',
      'guest1-birth-day': '27',
      'guest1-birth-year': '1975',
      'guest1-email': 'guest@example.com',
      'guest1-phone': '+1 305 555 0142',
    }}
  />
);

export const withMistakes = () => (
  <DetailsPage
    {...props}
    values={{
      'guest1-first': 'Eleanor',
      'guest1-birth-month': '13',
      'guest1-birth-day': '4',
      'guest1-birth-year': '1975',
      'guest1-email': 'guest@',
    }}
    errors={{
      'guest1-email': 'Write the whole address, such as name@example.com.',
      'guest1-last': 'Write the last name of guest 1.',
      'guest1-birth-month': 'There are twelve months: write a number from 1 to 12.',
    }}
  />
);

export const freeAgain = () => <DetailsPage {...props} isFreeAgain />;
