import type { CustomExcursionView } from './CustomExcursionItem';
import {
  TripExcursionBookings,
  type ExcursionBookingView,
  type TripExcursionBookingsView,
} from './TripExcursionBookings';

const excursionBooking: ExcursionBookingView = {
  partyId: 'mast',
  departureId: 'mast-0915',
  state: 'confirmed',
  timeZone: 'America/St_Vincent',
  title: 'A Coconut with a Mast',
  href: '/shore-and-sea-experiences',
  status: 'Confirmed',
  date: '3 January 2027',
  time: '9:15 am to 12:30 pm, Atlantic Standard Time',
  port: 'Bequia',
  duration: '3 hours 15 minutes',
  guests: ['Eleanor Marsh', 'Daniel James Marsh'],
  notes: 'Daniel would like to steer.',
  removeHref: '/my-profile/trips/itinerary',
  calendarHref: '/my-profile/trips',
};
const waiting: ExcursionBookingView = {
  ...excursionBooking,
  partyId: 'turtles',
  departureId: 'turtles-0800',
  state: 'waiting',
  title: 'Where the Turtles Turn',
  status: 'Requested',
  date: '4 January 2027',
  line: { position: 2, waiting: 3, seenAt: 'Saturday, 21 November, 11:17 pm AST' },
  guests: ['Eleanor Marsh'],
};
const offered: ExcursionBookingView = {
  ...excursionBooking,
  status: 'Requested',
  partyId: 'cocoa',
  departureId: 'cocoa-0900',
  state: 'offered',
  title: 'Cocoa by the Drawer',
  date: '7 January 2027',
  offer: {
    until: 'Tuesday, 5 January, 9:00 am AST',
    cost: '$85.00 per guest is posted to your account on board after the day. Places may be given back free of charge until Tuesday, 5 January, 9:00 am AST.',
  },
};
const section: TripExcursionBookingsView = {
  kind: 'ready',
  action: '/my-profile/trips/experiences',
  reservationId: '1048213',
  againHref: '/my-profile/trips',
  tripExcursions: [excursionBooking, waiting, offered],
  custom: [],
};
const asked: CustomExcursionView = {
  requestId: 'walk',
  title: 'A walk under tall trees, and then lunch somewhere that nobody writes about.',
  status: 'Requested',
  date: '5 January 2027',
  time: '9:00 am to 12:30 pm, Atlantic Standard Time',
  port: 'Mustique',
  guestCount: '2 guests',
  guests: ['Eleanor Marsh', 'Iris Marsh'],
  editHref: '/my-profile/trips',
  contactHref: '/contact-us',
  calendarHref: '/my-profile/trips',
};
const answered: CustomExcursionView = {
  requestId: 'sail',
  title: 'Food, Craft',
  status: 'Confirmed',
  date: '6 January 2027',
  time: '9:00 am to 1:00 pm, Atlantic Standard Time',
  port: 'Bequia',
  guestCount: '1 guest',
  guests: ['Eleanor Marsh'],
  contactHref: '/contact-us',
};

export const everyState = () => <TripExcursionBookings tripExcursions={section} />;
const wordy: CustomExcursionView = {
  requestId: 'long',
  status: 'Requested',
  date: '7 January 2027',
  time: '9:00 am to 1:00 pm, Atlantic Standard Time',
  guestCount: '1 guest',
  guests: ['Eleanor Marsh'],
  contactHref: '/contact-us',
  words:
    'My mother turns eighty. She cannot climb, and she likes to see how things are made: a potter, a baker, somebody who mends boats. We would sit somewhere in the shade afterwards.',
};

export const customExcursions = () => (
  <TripExcursionBookings
    tripExcursions={{
      ...section,
      tripExcursions: [],
      receipt: { tone: 'success', title: 'Your request has been sent', body: 'It stands with us as you see it below.' },
      custom: [
        asked,
        {
          ...answered,
          answer: 'Ana meets you at the quay.',
          price: '$180.00 per guest, posted to your account on board after the day.',
          calendarHref: '/my-profile/trips',
        },
        {
          ...answered,
          requestId: 'dive',
          status: 'Declined',
          title: 'The wreck, early.',
          answer: 'The bay is closed for nesting that week.',
        },
        wordy,
      ],
    }}
  />
);
export const beingConfirmed = () => (
  <TripExcursionBookings
    tripExcursions={{
      ...section,
      tripExcursions: [excursionBooking],
      pending: [
        {
          id: 'pending-1',
          title: 'Cocoa by the Drawer',
          date: '7 January 2027',
          time: '9:15 am to 12:30 pm, Atlantic Standard Time',
          guests: ['Eleanor Marsh'],
        },
      ],
    }}
  />
);
export const justReserved = () => (
  <TripExcursionBookings
    tripExcursions={{
      ...section,
      tripExcursions: [excursionBooking],
      receipt: {
        tone: 'success',
        title: 'Your reservation has been sent',
        body: 'A Coconut with a Mast is confirmed.',
      },
    }}
  />
);
export const askedBeforeRemoval = () => (
  <TripExcursionBookings
    tripExcursions={{
      ...section,
      tripExcursions: [excursionBooking],
      removal: {
        partyId: excursionBooking.partyId,
        title: excursionBooking.title,
        consequence: 'Giving it back costs nothing until Friday, 1 January, 9:15 am AST.',
        bookingIds: '1,2',
        returnHref: '/my-profile/trips',
        removedText: 'It is removed, and no places are held for you any longer.',
      },
    }}
  />
);
export const notRemoved = () => (
  <TripExcursionBookings
    tripExcursions={{
      ...section,
      tripExcursions: [excursionBooking],
      receipt: { tone: 'error', title: 'Error', body: 'Failed to remove experience.' },
    }}
  />
);
export const bookingsUnavailable = () => (
  <TripExcursionBookings tripExcursions={{ kind: 'failed', retryHref: '/my-profile/trips' }} />
);
export const notRemovedAndBookingsUnavailable = () => (
  <TripExcursionBookings
    tripExcursions={{
      kind: 'failed',
      retryHref: '/my-profile/trips',
      receipt: { tone: 'error', title: 'Error', body: 'Failed to remove experience.' },
    }}
  />
);
