import { plainDate } from '../../src/core/shared/plain-date';
import type { PictureFinder } from '../gallery/example-pictures';
import type { CalendarDayView, DateCalendarView } from './DateCalendar';
import type { DateDropdownView } from './DateDropdown';
import type { DateSelectorView } from './DateSelector';
import type { DayPageProps } from './DayPage';
import type { VoyageCardView } from './VoyageCard';
import type { VoyageSelectorView } from './voyage-selector-view';
import type { VoyagePageProps } from './VoyagePage';

export const frame = { path: '/voyages', year: 2027 };
export const guestFrame = { ...frame, guest: { firstName: 'Eleanor', initials: 'EM' } };

const first: Omit<VoyageCardView, 'picture'> = {
  itineraryId: 'ON1-CYC-270412-007',
  href: '/voyages/cyclades?id=ON1-CYC-270412-007',
  title: 'Cyclades in Seven Nights',
  region: 'Greek Isles',
  dates: '12 – 19 April 2027',
  nights: '7 nights',
  ports: 'Athens and back',
  price: 'Per suite starting from $24,500.00',
};

export const sampleCards = (picture: PictureFinder): readonly VoyageCardView[] => [
  { ...first, picture: picture('cyclades-dawn') },
  {
    ...first,
    itineraryId: 'ON1-PRO-270428-007',
    title: 'Provence by Water',
    region: 'The Rivieras',
    dates: '28 April – 5 May 2027',
    ports: 'Marseille to Monte Carlo',
    picture: picture('riviera-harbour'),
  },
  {
    ...first,
    itineraryId: 'ON1-AEG-270505-012',
    title: 'Aegean to the Bosphorus, and the Long Way Round by Lesbos',
    region: 'Grand Mediterranean',
    dates: '5 – 17 May 2027',
    nights: '12 nights',
    ports: 'Athens to Istanbul',
    price: 'Waitlist Only',
    picture: picture('adriatic-pines'),
  },
];

export const sampleDates: DateSelectorView = {
  heading: '3 Date(s) Available',
  options: [
    {
      packageCode: 'ON1-CYC-270412-007',
      label: '12 – 19 April 2027',
      href: '?id=ON1-CYC-270412-007#dates',
      isSelected: true,
    },
    {
      packageCode: 'ON1-CYC-270510-007',
      label: '10 – 17 May 2027',
      href: '?id=ON1-CYC-270510-007#dates',
      isSelected: false,
    },
    {
      packageCode: 'ON1-CYC-270628-007',
      label: '28 June – 5 July 2027',
      href: '?id=ON1-CYC-270628-007#dates',
      isSelected: false,
      note: '*This date is for waitlist only.',
    },
  ],
};

/** The dates as buttons. */
export const sampleDateButtons: DateSelectorView = {
  ...sampleDates,
  options: sampleDates.options.map(({ href: _href, ...option }) => option),
  action: '#dates',
};

export const sampleDropdown: DateDropdownView = {
  heading: '3 Dates Available',
  options: sampleDateButtons.options,
  action: '#overview',
};

const june = Array.from({ length: 30 }, (_, index): CalendarDayView => ({
  dayOfMonth: index + 1,
  isAway: index + 1 >= 12 && index + 1 <= 19,
  ...(index + 1 === 12
    ? {
        departure: {
          label: '12 – 19 June 2027',
          href: '/reserve-now/ON1-CYC-270612-007',
          isSelected: false,
          note: '*This date is for waitlist only.',
        },
      }
    : {}),
}));
const places = [undefined, undefined, ...june, undefined, undefined, undefined];

export const sampleCalendar: DateCalendarView = {
  months: [{ title: 'June 2027', weeks: [0, 1, 2, 3, 4].map((week) => places.slice(week * 7, week * 7 + 7)) }],
};

const day = (value: string, label: string) => ({ value, label });

export const sampleSelector: VoyageSelectorView = {
  title: 'Provence by Water, Corsica from the Sea',
  dates: '2 – 20 June 2027',
  voyages: [
    {
      reservationId: '100200',
      title: 'Cyclades in Seven Nights',
      dates: '12 – 19 April 2027',
      note: 'Reservation 100200',
      href: '?reservationId=100200&itineraryId=ON1-CYC-270412-007#browsing',
      isSelected: false,
    },
    {
      reservationId: '100344',
      title: 'Provence by Water, Corsica from the Sea',
      dates: '2 – 20 June 2027',
      note: 'Reservation 100344',
      href: '?reservationId=100344#browsing',
      isSelected: true,
    },
    {
      reservationId: 'all',
      title: 'Every voyage',
      note: 'All that we offer, on whichever sailing',
      href: '?reservationId=all#browsing',
      isSelected: false,
    },
  ],
  refine: {
    action: '/shore-and-sea-experiences',
    hidden: [{ name: 'kind', value: 'Sea' }],
    count: 2,
    clearHref: '?reservationId=100344#browsing',
    picks: {
      reservationId: '100344',
      summary: 'Corsica from the Sea',
      days: '10 – 14 June 2027',
      segments: {
        value: 'ON1-COR-270609-011',
        options: [
          day('', 'All Segments'),
          day('ON1-PRO-270602-007', 'Provence by Water, 2 – 9 June 2027'),
          day('ON1-COR-270609-011', 'Corsica from the Sea, 9 – 20 June 2027'),
        ],
      },
      first: {
        value: '2027-06-10',
        options: [day('', '9 June 2027, Monaco'), day('2027-06-10', '10 June 2027, Calvi')],
      },
      last: {
        value: '2027-06-14',
        options: [day('2027-06-14', '14 June 2027, Bonifacio'), day('', '20 June 2027, Ajaccio')],
      },
    },
  },
};

export function sampleVoyagePage(picture: PictureFinder): VoyagePageProps {
  return {
    frame,
    head: {},
    voyage: {
      title: 'Cyclades in Seven Nights',
      region: 'Greek Isles',
      regionHref: '/destinations/greek-isles',
      summary:
        'Athens and back by six islands, late in some harbours and early in others, so that you have them when others do not.',
      paragraphs: [
        'Between the famous two lie islands with one village and one road. On Amorgos and Folegandros you walk on mule tracks between dry-stone walls and hear bees.',
      ],
      highlights: ['Delos at opening time, with a botanist', 'Sailing into the caldera at sunrise'],
      hero: picture('cyclades-dawn'),
      gallery: [picture('aegean-cove'), picture('suite-terrace')],
      facts: [
        { label: 'Nights', value: '7' },
        { label: 'Yacht', value: 'Ondine I' },
        { label: 'From', value: 'Athens' },
        { label: 'To', value: 'Athens' },
      ],
      days: [
        {
          day: 1,
          date: 'Monday, 12 April 2027',
          title: 'Athens',
          country: 'Greece',
          type: 'Docked',
          times: 'Leaves 8:00 pm, local time',
          description: 'Board from three. Aegina and its pistachio terraces slip past in the dusk.',
        },
        {
          day: 2,
          date: 'Tuesday, 13 April 2027',
          title: 'Open water',
          type: 'At Sea',
          description: 'A day without a harbour. Breakfast lasts until somebody looks at a watch.',
          picture: picture('open-sea-night'),
        },
        {
          day: 3,
          date: 'Wednesday, 14 April 2027',
          title: 'Amorgos',
          country: 'Greece',
          type: 'Anchored',
          details: { href: '/voyages/cyclades/days/day-3-amorgos?id=ON1-CYC-270412-007' },
          sailings: { href: '/ports/amorgos#sailings', label: '4' },
          times: '7:30 am to 7:00 pm, local time',
          scheduleNote: 'Tenders run every twenty minutes.',
          description: 'Monks pour a thimble of psimeni raki for everyone who has climbed the three hundred steps.',
          picture: picture('aegean-cove'),
        },
      ],
    },
    sailing: {
      itineraryId: 'ON1-CYC-270412-007',
      dates: '12 – 19 April 2027, 7 nights',
      price: 'Per suite starting from $24,500.00',
      countdown: { title: 'She leaves Athens', date: plainDate('2027-04-12'), today: plainDate('2026-11-21') },
      reserveHref: '/reserve-now/ON1-CYC-270412-007',
      inquireHref: '/inquire-now?itineraryId=ON1-CYC-270412-007',
    },
    dates: { ...sampleDateButtons, dropdown: sampleDropdown, calendar: sampleCalendar },
    experiences: [],
    stories: [],
    suites: [
      {
        category: 'SV',
        title: 'Seaview Suite',
        summary: 'A bright room near the waterline with a full-width window.',
        size: '388 sq ft (36 m²), terrace 65 sq ft (6 m²)',
        sleeps: 'Up to two guests',
        price: 'Starting at $24,500.00 /suite',
        href: '#',
        picture: picture('suite-seaview'),
      },
      {
        category: 'LS',
        title: 'Loft Suite',
        summary: 'A two-storey suite with a stair and tall windows.',
        size: '1,184 sq ft (110 m²), terrace 323 sq ft (30 m²)',
        sleeps: 'Up to four guests',
        price: 'Waitlist Only',
        href: '#',
        picture: picture('suite-loft'),
      },
      {
        category: 'FS',
        title: 'Funnel Suite',
        summary: 'A round living space under the funnel, with windows on every side.',
        size: '180 m² with a terrace of 90 m²',
        sleeps: 'Up to six guests',
        price: 'By appointment only',
        picture: picture('suite-funnel'),
      },
    ],
    previous: {
      id: 'ON1-PRO-270405-007',
      title: 'Provence by Water',
      dates: '5 – 12 April 2027',
      nights: '7 nights aboard Ondine I',
      ports: 'Marseille to Monte Carlo',
      fares: 'Fares from $23,100.00 per suite',
      href: '#',
      picture: picture('riviera-harbour'),
    },
    next: {
      id: 'ON1-GRN-270419-007',
      title: 'The Grenadines, Slowly',
      dates: '19 – 26 April 2027',
      nights: '7 nights aboard Ondine I',
      ports: 'Bridgetown and back',
      fares: 'Waitlist Only',
      href: '#',
      picture: picture('grenadines-islands'),
    },
  };
}

export function sampleDayPage(picture: PictureFinder): DayPageProps {
  return {
    frame,
    head: {},
    pageTitle: 'Day 3, Amorgos: Cyclades in Seven Nights',
    header: {
      place: 'Day 3 of 8',
      title: 'Amorgos',
      country: 'Greece',
      dates: '14 April 2027',
      times: '7:30 am to 7:00 pm, local time',
      type: 'Anchored',
      previous: { title: 'Open water', href: '/voyages/cyclades/days/day-2-open-water?id=ON1-CYC-270412-007' },
      next: { title: 'Santorini', href: '/voyages/cyclades/days/day-4-santorini?id=ON1-CYC-270412-007' },
    },
    voyage: { title: 'Cyclades in Seven Nights', href: '/voyages/cyclades?id=ON1-CYC-270412-007' },
    description: 'Monks pour a thimble of psimeni raki for everyone who has climbed the three hundred steps.',
    picture: picture('aegean-cove'),
    port: {
      name: 'Amorgos',
      description: 'A ridge eighteen miles long with a monastery pinned to its far cliff.',
      lies: 'She lies at anchor that day.',
      href: '/ports/amorgos',
    },
    experiences: [],
    reserveHref: '/reserve-now/ON1-CYC-270412-007',
  };
}
