import { TripChanges, type TripChangeView } from './TripChanges';

const change: TripChangeView = {
  id: 'a',
  title: 'Day 3: other times in Hvar',
  was: 'Hvar, off the port, by tender, 8:00 am to 6:00 pm',
  is: 'Hvar, off the port, by tender, 10:00 am to 6:00 pm',
  why: 'A wind from the north until the morning.',
  changedOn: 'Monday, 12 April, 9:14 am CEST',
  effects: [
    'Grk Grows on Sand no longer fits that day. Removing it costs nothing; we help you find another time.',
    'Calendars that follow the trip have changed by themselves.',
  ],
};
const place = { action: '#', reservationId: '1048213' };

export const unseen = () => <TripChanges changes={{ ...place, open: [change], seenChanges: [] }} />;
export const seen = () => (
  <TripChanges
    changes={{
      ...place,
      open: [{ ...change, id: 'b', title: 'Your cabin is now 611', was: 'Cabin 512', is: 'Cabin 611', effects: [] }],
      seenChanges: [{ ...change, seenOn: '12 April 2027' }],
    }}
  />
);
