import { frame, side } from '../trips/sample-trips';
import { onBoard } from './sample-trip-day';
import { TripDayPage } from './TripDayPage';

const days = ['Venice', 'Rovinj', 'Hvar', 'Korčula', 'Dubrovnik'].map((place, index) => ({
  label: `Day ${index + 1}, ${place}`,
  href: `#${index + 1}`,
  isCurrent: place === 'Hvar',
}));
const page = {
  frame: { ...frame, path: '/my-profile/trips/day' },
  side,
  backHref: '#trip',
  trip: { title: 'Dalmatia, Island by Island', dates: '12 – 19 April 2027' },
};

export const aDay = () => (
  <TripDayPage
    {...page}
    days={days}
    day={{
      phase: onBoard.phase,
      title: onBoard.title,
      date: '14 April 2027',
      description: 'The lavender is cut in the first week of July. Until then the hills smell of sage.',
      facts: onBoard.facts,
      bookedItems: (onBoard.bookedItems ?? []).map((item) => ({
        ...item,
        bring: ['Shoes that may get wet'],
        guestNote: 'One of us is left-handed.',
      })),
      free: onBoard.free ?? [],
      climateNote: 'Usual for the month, rounded. The bridge has the forecast of the day.',
    }}
  />
);

export const withoutPlan = () => <TripDayPage {...page} days={[]} />;
