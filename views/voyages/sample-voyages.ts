import type { PictureFinder } from '../gallery/example-pictures';
import type { CalendarDayView, DateCalendarView } from './DateCalendar';
import type { DateDropdownView } from './DateDropdown';
import type { DateSelectorView } from './DateSelector';
import type { VoyageCardView } from './VoyageCard';
import type { VoyageSelectorView } from './voyage-selector-view';

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
  ...(index + 1 === 12 && {
    departure: {
      label: '12 – 19 June 2027',
      href: '/reserve-now/ON1-CYC-270612-007',
      isSelected: false,
      note: '*This date is for waitlist only.',
    },
  }),
}));
const cells = [undefined, undefined, ...june, undefined, undefined, undefined];

export const sampleCalendar: DateCalendarView = {
  months: [{ title: 'June 2027', weeks: [0, 1, 2, 3, 4].map((week) => cells.slice(week * 7, week * 7 + 7)) }],
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
    hiddenFields: [{ name: 'kind', value: 'Sea' }],
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
