import type { Experience, ExperienceCategory, PricedExperience } from '../../src/core/excursions/experience';
import { money } from '../../src/core/shared/money';
import type { ItineraryDay, Port } from '../../src/core/voyages/voyage';

/** Four hours with dolphins off Lošinj, in June, at half past eight or half past one; say what matters to the test. */
export const anExperience = (parts: Partial<PricedExperience> = {}): PricedExperience => ({
  slug: 'room-for-four',
  title: 'Room for Four',
  subtitle: 'A research boat among the dolphins of Lošinj',
  html: '<p>Number 214 has a notch.</p>',
  chapters: [],
  categorySlug: 'wild-company',
  portSlug: 'losinj',
  tourCode: 'ONX-1803',
  kind: 'Sea',
  durationMinutes: 270,
  startTimes: ['08:30', '13:30'],
  activityLevel: 'Moderate',
  interests: ['Nature', 'Photography'],
  minAge: 12,
  price: money(18_000, 'USD'),
  capacity: 4,
  months: [6],
  bring: ['A pencil'],
  disclaimers: ['No toilet on board.'],
  isCustomOnly: false,
  editorialRank: 8,
  pictures: [{ name: 'aegean-cove', alt: 'A cove.' }],
  ...parts,
});

/** The same, whose price is on request. */
export const anExperienceOnRequest = (parts: Partial<PricedExperience> = {}): Experience =>
  withoutPrice(anExperience(parts));
const withoutPrice = ({ price: _price, ...experience }: PricedExperience): Experience => experience;

export const anExperienceCategory = (parts: Partial<ExperienceCategory> = {}): ExperienceCategory => ({
  slug: 'wild-company',
  title: 'Wild Company',
  summary: 'Whales, flamingos, dolphins.',
  picture: { name: 'aegean-cove', alt: 'A cove.' },
  ...parts,
});

export const aPort = (parts: Partial<Port> = {}): Port => ({
  slug: 'losinj',
  name: 'Lošinj (Mali Lošinj)',
  country: 'Croatia',
  latitude: 44.53,
  longitude: 14.47,
  timeZone: 'Europe/Zagreb',
  berth: 'anchored',
  description: 'Villas among pines.',
  ...parts,
});

/** A day of boarding, the given ones at Lošinj or elsewhere, a day of leaving. */
export const daysAround = (
  ...between: readonly { readonly [Part in keyof ItineraryDay]?: ItineraryDay[Part] | undefined }[]
): readonly ItineraryDay[] => [
  { day: 1, type: 'Docked', title: 'Venice', portSlug: 'venice', departs: '18:00', description: 'Board.' },
  ...between.map(
    (day, index) =>
      ({
        day: index + 2,
        type: 'Anchored',
        title: 'Lošinj',
        portSlug: 'losinj',
        arrives: '08:00',
        departs: '18:30',
        description: 'Swim.',
        ...day,
      }) as ItineraryDay,
  ),
  {
    day: between.length + 2,
    type: 'Docked',
    title: 'Dubrovnik',
    portSlug: 'dubrovnik',
    arrives: '07:00',
    description: 'Leave.',
  },
];
