import type { TripDayView } from './trip-day-view';

export const beforeBoarding: TripDayView = {
  phase: 'Before the voyage',
  title: '41 days until you board in Venice',
  facts: [{ label: 'Usual weather', value: '63 °F (17 °C) by day, 50 °F (10 °C) at night, sea 55 °F (13 °C)' }],
  links: [{ label: 'Before you board', href: '#prepare' }],
};

export const onBoard: TripDayView = {
  phase: 'Day 3 of 8',
  title: 'Hvar',
  facts: [
    { label: 'In port', value: '8:00 am to 6:00 pm, Central European Summer Time' },
    { label: 'How you land', value: 'By tender: the yacht lies off the port' },
    { label: 'Usual weather', value: '72 °F (22 °C) by day, 57 °F (14 °C) at night, sea 64 °F (18 °C)' },
    { label: 'Tomorrow', value: 'Korčula, 7:30 am to 7:00 pm, Central European Summer Time' },
  ],
  bookedItems: [
    { id: 'a', time: '9:00 am to 12:30 pm', title: 'Grk Grows on Sand', href: '#a', note: 'Eleanor Marsh, Iris Marsh' },
    {
      id: 'b',
      time: '12:00 pm to 2:00 pm',
      title: 'A table on the quay',
      note: 'Eleanor Marsh, requested',
      warning: 'At the same time as something else',
    },
  ],
  free: [{ id: 'c', time: '3:00 pm to 5:00 pm', title: 'The Third Cave', href: '#c', note: '4 seats, $120.00' }],
  note: 'Usual for the month, rounded. The bridge has the forecast of the day.',
  links: [{ label: 'The day’s plan', href: '#day' }],
};

export const afterwards: TripDayView = {
  phase: 'After the voyage',
  title: 'Your voyage ended on 19 April 2027',
  facts: [],
  next: [{ label: 'Adriatic to the Aegean', value: 'from 3 May 2027', href: '#next' }],
  links: [
    { label: 'Invoice', href: '#invoice' },
    { label: 'Tell us how it was', href: '#tell' },
  ],
};
