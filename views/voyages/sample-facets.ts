import type { FareStripView } from './FareStrip';
import type { ChoiceView, VoyageFacetsView } from './voyage-facets-view';

const choice = (value: string, label: string, count: number, isChosen = false): ChoiceView => ({
  value,
  label,
  count,
  isChosen,
});

export const sampleFacets: VoyageFacetsView = {
  where: {
    summary: 'Anywhere',
    region: '',
    groups: [
      {
        label: 'Mediterranean',
        choices: [
          choice('mediterranean', 'All Mediterranean waters', 42),
          choice('greek-isles', 'Greek Isles', 30),
          choice('adriatic', 'Adriatic', 12),
        ],
      },
    ],
    ungroupedChoices: [choice('bahamas', 'Bahamas', 7)],
    chosenPorts: [choice('hydra', 'Hydra', 4, true)],
    chosenCountry: [],
    ports: [choice('kotor', 'Kotor', 3), choice('syros', 'Syros', 9)],
    flights: {
      choices: [choice('new-york', 'New York', 41), choice('zurich', 'Zurich', 22)],
      note: 'As we noted it on 1 November 2026, for the month of departure.',
    },
    seaDays: [choice('0', 'None', 20), choice('1', 'At most 1', 44)],
  },
  when: {
    summary: 'February 2027',
    times: {
      months: [
        choice('2027-02', 'February 2027', 4, true),
        choice('2027-03', 'March 2027', 5),
        choice('2027-04', 'April 2027', 0),
      ],
      nights: [choice('7', '7 nights', 40), choice('12', '12 nights', 2)],
    },
  },
  guests: {
    summary: '2 adults, up to $30,000',
    adults: [choice('1', '1 adult', 49), choice('2', '2 adults', 49, true), choice('3', '3 adults', 47)],
    children: [choice('0', 'No children', 49, true), choice('1', '1 child', 47)],
    ages: '',
    budget: [choice('30000', 'Up to $30,000', 31, true), choice('50000', 'Up to $50,000', 47)],
  },
  suite: {
    summary: 'Terrace',
    amenities: [choice('terrace', 'A terrace', 49, true), choice('bath', 'A bathtub', 41)],
    availability: [choice('open', 'Free now, no waitlist', 45)],
    isStepFreeNamed: false,
  },
  showText: 'Show 4 voyages',
  hasMatches: true,
};

const names = ['November', 'December', 'January', 'February', 'March', 'April'];

export const sampleStrip: FareStripView = {
  note: 'For a suite, whoever shares it. Press a month to see its voyages; the lowest fare of all is marked.',
  months: names.map((name, index) => ({
    month: `m-${index}`,
    name: `${name} ${index < 2 ? 2026 : 2027}`,
    shortName: name.slice(0, 3),
    ...(index === 0 ? { year: '2026' } : index === 2 ? { year: '2027' } : {}),
    href: `/voyages?month=m-${index}`,
    isChosen: index === 3,
    price: index === 4 ? 'No sailing' : '$24,850.00',
    isLowest: index === 1,
    spokenText: index === 4 ? 'No sailing' : '4 – 11 February 2027, Windward Passage: $24,850.00',
    sailings:
      index === 4 ? [] : [0.1, 0.4, 0.8].map((at) => ({ at, height: 0.4 + at / 2, isLowest: index === 1 && at < 0.2 })),
  })),
};
