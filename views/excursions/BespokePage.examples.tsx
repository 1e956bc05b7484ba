import { useExamplePictures } from '../gallery/example-pictures';
import { type BespokeForm, BespokePage } from './BespokePage';
import { bespokeTexts as texts } from './bespoke.texts';

const frame = { path: '/shore-and-sea-experiences', year: 2026, guest: { firstName: 'Eleanor', initials: 'EM' } };
const options = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
const form: BespokeForm = {
  action: '/shore-and-sea-experiences',
  hiddenFields: {},
  trip: 'The Grenadines, Slowly, 2 – 9 January 2027',
  from: 'A Coconut with a Mast',
  isEdit: false,
  days: [
    { value: '', label: texts.chooseDate },
    { value: '2027-01-03', label: texts.day('3 January 2027', 'Bequia', texts.hours.both('8:00 am', '11:00 pm')) },
  ],
  guests: options(['Eleanor Marsh', 'Daniel James Marsh', 'Iris Marsh']),
  interests: options(['Craft', 'Culture', 'Food', 'History', 'Nature', 'Photography', 'Wellness', 'Wine']),
  levels: [{ value: '', label: texts.anyLevel }, ...options(['Gentle', 'Moderate', 'Active', 'Strenuous'])],
  currency: 'USD',
  values: {
    date: '',
    from: '',
    to: '',
    participantIds: [],
    interests: ['Craft'],
    activityLevel: '',
    notes: '',
    budget: '',
  },
  errors: {},
};
const page = { frame, title: texts.title, back: { label: texts.back, href: '/my-profile/trips' } };

export const emptyForm = () => <BespokePage {...page} picture={useExamplePictures()('aegean-cove')} form={form} />;
export const mistakes = () => (
  <BespokePage
    {...page}
    picture={useExamplePictures()('aegean-cove')}
    form={{
      ...form,
      errors: {
        date: texts.mistakes['no-date'],
        from: texts.mistakes['no-time'],
        to: texts.mistakes['no-time'],
        guests: texts.mistakes['no-guests'],
        notes: texts.mistakes['nothing-said'],
        budget: texts.mistakes['no-amount'],
      },
    }}
  />
);
export const refused = () => (
  <BespokePage
    {...page}
    title={texts.titleEdit}
    picture={useExamplePictures()('aegean-cove')}
    form={{
      ...form,
      isEdit: true,
      values: {
        date: '2027-01-03',
        from: '09:00',
        to: '12:30',
        participantIds: ['Eleanor Marsh'],
        interests: ['Food'],
        activityLevel: 'Gentle',
        notes: 'A walk under tall trees, and then lunch.',
        budget: '250',
      },
      problem: {
        message: texts.problems.overlaps('A Coconut with a Mast', '3 January 2027', '9:15 am'),
        reference: 'c5b60e30',
      },
    }}
  />
);
export const severalRequests = () => (
  <BespokePage
    {...page}
    title={texts.titleEdit}
    picture={useExamplePictures()('aegean-cove')}
    list={{
      anotherHref: '/shore-and-sea-experiences',
      groups: [
        {
          id: 'walk',
          title: 'A walk under tall trees, and then lunch.',
          when: '3 January 2027, 9:00 am to 12:30 pm',
          guests: '2 guests: Eleanor Marsh, Iris Marsh',
          state: 'requested',
          editHref: '/shore-and-sea-experiences',
        },
        {
          id: 'sail',
          title: 'Food, Craft',
          when: '4 January 2027, 9:00 am to 1:00 pm',
          guests: '1 guest: Eleanor Marsh',
          state: 'confirmed',
        },
        {
          id: 'dive',
          title: 'The wreck, early.',
          when: '5 January 2027, 7:00 am to 9:00 am',
          guests: '1 guest: Daniel James Marsh',
          state: 'declined',
        },
      ],
    }}
  />
);
export const noVoyage = () => (
  <BespokePage
    {...page}
    picture={useExamplePictures()('aegean-cove')}
    instead={{ message: texts.noTrip, action: { label: texts.voyages, href: '/voyages' } }}
  />
);
