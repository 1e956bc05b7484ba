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

export const withoutMoreTime = () => <DetailsPage {...props} hold={{ ...hold, isNotExtended: true }} />;

export const severalSuites = () => (
  <DetailsPage
    {...props}
    suites={{
      list: [
        {
          number: 1,
          title: 'Seaview Suite',
          cabin: { code: 'SV', number: '512', deck: 5 },
          guests: '2 adults',
          fare: '$24,500.00',
        },
        {
          number: 2,
          title: 'Ocean Suite',
          cabin: { code: 'OS', number: '701', deck: 7 },
          guests: '1 adult, 1 child',
          fare: '$31,200.00',
        },
      ],
      removeAction: '/engine/suites',
      addHref: '/engine/suites?hold=sample-hold',
    }}
    quote={{
      lines: [
        { label: 'Suite 1, Seaview Suite', amount: '$24,500.00', detail: '2 adults' },
        { label: 'Suite 2, Ocean Suite', amount: '$31,200.00', detail: '1 adult, 1 child' },
      ],
      total: '$55,700.00',
      suiteCount: 2,
    }}
    guests={guests.map((guest, index) => ({ ...guest, suite: index === 0 ? 1 : 2 }))}
    errors={{ 'guest3-suite': 'Suite 2 sleeps 1. Choose another suite for this guest.' }}
  />
);
