import type { PictureFinder } from '../gallery/example-pictures';
import type { ExperienceCardView } from './ExperienceCard';
import type { ExperienceFilterView } from './ExperienceFilter';
import type { ExperiencePageProps } from './ExperiencePage';

export const frame = { path: '/shore-and-sea-experiences', year: 2027 };

export const sampleExperiences = (picture: PictureFinder): readonly ExperienceCardView[] => [
  {
    slug: 'baskets-on-the-ground',
    href: '#',
    title: 'Baskets on the Ground',
    subtitle: 'Woven vines, and what is aged beneath them',
    port: 'Santorini',
    country: 'Greece',
    facts: '3 hours · Gentle',
    price: '$175.00 per guest',
    isCustomOnly: false,
    picture: picture('caldera-rim'),
    engraving: { seed: 'baskets', subject: 'land', title: 'Santorini' },
  },
  {
    slug: 'room-for-four',
    href: '#',
    title: 'Room for Four',
    subtitle: 'A research boat among dolphins',
    port: 'Lošinj',
    country: 'Croatia',
    facts: '4 hours 30 minutes · Moderate',
    price: '$180.00 per guest',
    isCustomOnly: false,
    engraving: { seed: 'room-for-four', subject: 'sea', title: 'Lošinj', label: '44° 32′ N 14° 28′ E' },
  },
  {
    slug: 'under-the-arab-ceiling',
    href: '#',
    title: 'Under the Arab Ceiling',
    subtitle: 'The Palatine Chapel, after hours',
    port: 'Palermo',
    country: 'Italy',
    facts: '1 hour 15 minutes · Gentle',
    price: 'From $390.00 per guest',
    isCustomOnly: true,
    engraving: { seed: 'ceiling', subject: 'land', title: 'Palermo', label: '38° 07′ N 13° 22′ E' },
  },
];

const choice = (name: string, label: string, value: string, ...options: readonly string[]) => ({
  name,
  label,
  value,
  options: options.map((option) => ({ value: option, label: option })),
});

export const sampleFilter: ExperienceFilterView = {
  main: [
    choice('region', 'Region', 'Adriatic', 'Anywhere', 'Adriatic'),
    choice('month', 'Month', 'June', 'Any month', 'June'),
    choice('interest', 'Interest', '', 'Any interest'),
    choice('sortBy', 'Sorted by', '', 'Suggested for You', 'Price'),
  ],
  more: [choice('level', 'Activity level', '', 'Any level', 'Gentle')],
  chosenFilters: [
    { label: 'Adriatic', href: '#a' },
    { label: 'June', href: '#b' },
  ],
  hiddenFields: [],
  clearHref: '/shore-and-sea-experiences#results',
};

const call = (date: string, day: number) => ({
  id: date,
  date,
  day,
  times: 'starts 8:30 am and 1:30 pm, local time',
  voyage: 'Bay of Kotor to the Venetian Lagoon',
  sailing: '9 – 16 June 2027',
  href: '#',
});

export const sampleExperiencePage = (picture: PictureFinder): ExperiencePageProps => ({
  frame,
  head: {},
  experience: {
    slug: 'room-for-four',
    title: 'Room for Four',
    subtitle: 'A research boat among the dolphins of Lošinj',
    html: '<p>Number 214 has a notch like a bite out of a biscuit.</p><p>You are given a sector of sea and told to call anything that is not a wave.</p>',
    trail: [
      { label: 'Shore and Sea Experiences', href: '/shore-and-sea-experiences' },
      { label: 'Wild Company', href: '/shore-and-sea-experiences/wild-company' },
    ],
    hero: picture('adriatic-pines'),
    gallery: [picture('aegean-cove')],
    facts: {
      summary: 'Lošinj, 4 hours 30 minutes. $180.00 per guest.',
      level: { word: 'Moderate', bars: 2 },
      rows: [
        { label: 'Port', value: 'Lošinj, Croatia', href: '#' },
        { label: 'Duration', value: '4 hours 30 minutes' },
        { label: 'Age', value: '12 and over' },
      ],
      price: '$180.00 per guest',
      note: 'The price covers the outing.',
      inquire: { label: 'Ask about this experience', href: '/contact-us?about=experience&reference=ONX-1803' },
    },
    bring: ['A hat with a chin strap', 'A pencil'],
    disclaimers: ['No toilet on board.'],
  },
  ownBookings: [
    {
      partyId: 'party-1',
      title: 'You have reserved this',
      when: '4 June 2027, 8:30 am to 1:00 pm, Lošinj',
      guests: 'Eleanor Marsh, Thomas Marsh',
      href: '#',
    },
  ],
  calls: {
    port: {
      name: 'Lošinj',
      country: 'Croatia',
      description: 'Villas stand in gardens along a path that never leaves the shore.',
      href: '#',
    },
    next: [call('4 June 2027', 3)],
    later: [call('14 June 2027', 6)],
  },
  othersTitle: 'Days like this one',
  others: sampleExperiences(picture).filter(({ slug }) => slug !== 'room-for-four'),
});
