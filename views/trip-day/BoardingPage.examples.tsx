import { frame, side } from '../trips/sample-trips';
import { BoardingCheckPage } from './BoardingCheckPage';
import { BoardingPage } from './BoardingPage';
import type { BoardingPack } from './boarding-view';
import { tripDayTexts } from './trip-day.texts';

const pack: BoardingPack = {
  title: 'Dalmatia, Island by Island',
  dates: '12 – 19 April 2027',
  where: [
    { label: 'Quay', value: 'Fusina terminal' },
    { label: 'The way', value: 'Twenty minutes by car from the airport of Marco Polo.' },
    { label: 'Position', value: '45° 25′ N, 12° 15′ E', href: '#map' },
  ],
  booking: [
    { label: 'Reservation', value: '1048213' },
    { label: 'Cabin', value: '512' },
    { label: 'The yacht sails', value: '12 April 2027, 6:00 pm, Central European Summer Time' },
  ],
  travellers: [
    {
      name: 'Eleanor Marsh',
      facts: [
        { label: 'Hour', value: '2:30 pm' },
        { label: 'Papers', value: 'Given' },
        { label: 'Insurance', value: 'I am insured, Meridian Mutual, 77-1042, +1 305 555 0190' },
      ],
    },
    { name: 'Daniel James Marsh', facts: [{ label: 'Papers', value: 'Missing' }] },
  ],
  days: [
    { date: '12 April 2027', place: 'Venice', hours: 'until 6:00 pm, Central European Summer Time' },
    {
      date: '13 April 2027',
      place: 'Rovinj',
      hours: '7:00 am to 6:00 pm, Central European Summer Time',
      landing: 'By tender: the yacht lies off the port',
    },
  ],
  bookings: [
    { id: 'a', when: '13 April 2027, 9:00 am to 12:30 pm', title: 'A Batana with a Lantern', note: 'Eleanor Marsh' },
  ],
  contacts: [{ label: 'Ondine Yachts', value: '+1 305 555 0100', href: 'tel:+13055550100' }],
};
const page = {
  frame: { ...frame, path: '/my-profile/trips/boarding' },
  side,
  backHref: '#trip',
  trip: { title: pack.title, dates: pack.dates },
  packHref: '#pdf',
};

export const boarding = () => <BoardingPage {...page} pack={pack} />;
export const withoutQuay = () => (
  <BoardingPage {...page} pack={{ ...pack, where: [], travellers: [], days: [], bookings: [] }} />
);
export const aCheck = () => (
  <BoardingCheckPage frame={frame} answer={tripDayTexts.boarding.check.current('2 April 2027')} />
);
