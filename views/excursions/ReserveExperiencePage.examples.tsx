import { useExamplePictures } from '../gallery/example-pictures';
import type { ReserveForm } from './reserve-form';
import { ReserveExperiencePage } from './ReserveExperiencePage';
import { reserveExperienceTexts as texts } from './reserve-experience.texts';

const frame = { path: '/shore-and-sea-experiences', year: 2026, guest: { firstName: 'Eleanor', initials: 'EM' } };
const form: ReserveForm = {
  action: '/shore-and-sea-experiences',
  key: 'example',
  reservationId: '1048213',
  trip: texts.trip('The Grenadines, Slowly', '2 – 9 January 2027'),
  isLimited: false,
  isComplete: false,
  tourCode: 'ONX-1803',
  tripHref: '/my-profile/trips',
  shownPrice: 80,
  zoneName: 'Atlantic Standard Time',
  timeZone: 'America/St_Vincent',
  seenAt: 'Saturday, 21 November, 11:17 pm AST',
  departures: [
    {
      departureId: 'a',
      tourId: 'tour',
      label: '3 January 2027, 9:15 am to 12:30 pm',
      seats: { seatsLeft: 14, capacity: 16, waiting: 0 },
    },
    {
      departureId: 'b',
      tourId: 'tour',
      label: '3 January 2027, 1:30 pm to 4:45 pm',
      seats: { seatsLeft: 0, capacity: 16, waiting: 2 },
    },
  ],
  guests: [
    {
      participantId: '1',
      name: 'Eleanor Marsh',
      ageGroup: 'ADULT',
      ageGroupLabel: 'Adult',
      departureIds: [],
      isBooked: false,
    },
    {
      participantId: '2',
      name: 'Daniel James Marsh',
      ageGroup: 'ADULT',
      ageGroupLabel: 'Adult',
      departureIds: ['a', 'b'],
      isBooked: true,
    },
    {
      participantId: '3',
      name: 'Iris Marsh',
      ageGroup: 'CHILD',
      ageGroupLabel: 'Child',
      departureIds: [],
      isBooked: false,
    },
  ],
  minAge: 5,
  price: texts.price('$80.00'),
  terms: texts.termsByHours(48),
  customHref: '/contact-us',
  values: { departureId: '', participantIds: [], notes: '' },
  errors: {},
};

const page = { frame, title: 'A Coconut with a Mast', experienceHref: '/shore-and-sea-experiences' };

export const twoDepartures = () => (
  <ReserveExperiencePage {...page} picture={useExamplePictures()('aegean-cove')} form={form} />
);
export const limited = () => (
  <ReserveExperiencePage {...page} picture={useExamplePictures()('aegean-cove')} form={{ ...form, isLimited: true }} />
);
export const everybodyGoes = () => (
  <ReserveExperiencePage
    {...page}
    picture={useExamplePictures()('aegean-cove')}
    form={{
      ...form,
      isComplete: true,
      guests: form.guests.map((guest) => ({ ...guest, departureIds: ['a', 'b'], isBooked: true })),
    }}
  />
);
export const mistakes = () => (
  <ReserveExperiencePage
    {...page}
    picture={useExamplePictures()('aegean-cove')}
    form={{ ...form, errors: { departure: texts.noDate, guests: texts.noGuests, notes: texts.notesTooLong } }}
  />
);
export const refused = () => (
  <ReserveExperiencePage
    {...page}
    picture={useExamplePictures()('aegean-cove')}
    form={{
      ...form,
      values: { departureId: 'a', participantIds: ['1'], notes: 'By the window.' },
      problem: { message: 'One of these guests has a place at this hour already.', reference: 'c5b60e30' },
    }}
  />
);
export const noVoyage = () => (
  <ReserveExperiencePage
    {...page}
    picture={useExamplePictures()('aegean-cove')}
    instead={{ message: texts.noTrip, action: { label: texts.voyages, href: '/voyages' } }}
  />
);
