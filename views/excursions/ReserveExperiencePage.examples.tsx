import { useExamplePictures } from '../gallery/example-pictures';
import { ReserveExperiencePage, type ReserveForm } from './ReserveExperiencePage';
import { reserveExperienceTexts as texts } from './reserve-experience.texts';

const frame = { path: '/shore-and-sea-experiences', year: 2026, guest: { firstName: 'Eleanor', initials: 'EM' } };
const form: ReserveForm = {
  action: '/shore-and-sea-experiences', key: 'example', reservationId: '1048213', trip: texts.trip('The Grenadines, Slowly', '2 – 9 January 2027'), isLimited: false,
  timeZone: 'Atlantic Standard Time', seenAt: 'Saturday, 21 November, 11:17 PM AST',
  departures: [
    { departureId: 'a', label: '3 January 2027, 9:15 am to 12:30 pm', seats: texts.free(14, 16), isFull: false },
    { departureId: 'b', label: '3 January 2027, 1:30 pm to 4:45 pm', seats: texts.full(2), isFull: true },
  ],
  guests: [
    { participantId: '1', name: 'Eleanor Marsh', ageGroup: 'Adult', isBooked: false },
    { participantId: '2', name: 'Daniel James Marsh', ageGroup: 'Adult', isBooked: true },
    { participantId: '3', name: 'Iris Marsh', ageGroup: 'Child', isBooked: false },
  ],
  ageNote: texts.age(5), price: texts.price('$80.00'), terms: texts.termsByHours(48), customHref: '/contact-us',
  values: { departureId: '', participantIds: [], notes: '' }, errors: {},
};

const page = { frame, title: 'A Coconut with a Mast', experienceHref: '/shore-and-sea-experiences' };

export const twoDepartures = () => <ReserveExperiencePage {...page} picture={useExamplePictures()('aegean-cove')} form={form} />;
export const limited = () => <ReserveExperiencePage {...page} picture={useExamplePictures()('aegean-cove')} form={{ ...form, isLimited: true }} />;
export const mistakes = () => (
  <ReserveExperiencePage {...page} picture={useExamplePictures()('aegean-cove')} form={{ ...form, errors: { departure: texts.noDate, guests: texts.noGuests, notes: texts.notesTooLong } }} />
);
export const refused = () => (
  <ReserveExperiencePage {...page} picture={useExamplePictures()('aegean-cove')} form={{ ...form, values: { departureId: 'a', participantIds: ['1'], notes: 'By the window.' }, problem: { message: 'One of these guests has a place at this hour already.', reference: 'c5b60e30' } }} />
);
export const noVoyage = () => (
  <ReserveExperiencePage {...page} picture={useExamplePictures()('aegean-cove')} instead={{ message: texts.noTrip, action: { label: texts.voyages, href: '/voyages' } }} />
);
