import { TripCalendar } from './TripCalendar';

const calendar = { action: '/my-profile/trips/calendar', reservationId: '1048213' };
const address = 'https://ondine.example/calendar/0mE4Vn8mXJk2o0Qv3d1ZsYyqk7m3m6l5a9c2b4e6f8g.ics';

export const notShared = () => <TripCalendar calendar={calendar} />;
export const shared = () => (
  <TripCalendar calendar={{ ...calendar, address, subscribeHref: address.replace('https:', 'webcal:') }} />
);
