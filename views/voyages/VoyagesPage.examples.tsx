import { useExamplePictures } from '../gallery/example-pictures';
import { sampleFacets, sampleStrip } from './sample-facets';
import { frame, sampleCards } from './sample-voyages';
import { VoyagesPage } from './VoyagesPage';

const filter = { from: '', to: '', facets: sampleFacets, isNarrowed: false };
const withRegion = (region: string) => ({ ...sampleFacets, where: { ...sampleFacets.where, region } });
const rest = {
  askedFilters: [],
  unknown: [],
  problems: [],
  groups: [],
  orders: [
    { label: 'Date', href: '/voyages', isCurrent: true },
    { label: 'Fare', href: '/voyages?sortBy=price', isCurrent: false },
  ],
};

const views = [
  { label: 'Cards', href: '/voyages', isCurrent: true },
  { label: 'List', href: '/voyages?view=list', isCurrent: false },
];

export function all() {
  return (
    <VoyagesPage
      frame={frame}
      head={{}}
      {...rest}
      filter={filter}
      strip={sampleStrip}
      askedFilters={[{ label: 'February 2027', href: '/voyages' }]}
      resultText="3 voyages"
      form="cards"
      views={views}
      more={{ href: '/voyages?show=24#voyage-13', label: 'See 12 more', note: '3 of 15 shown' }}
      voyages={sampleCards(useExamplePictures())}
    />
  );
}

export const nothingFound = () => (
  <VoyagesPage
    frame={frame}
    head={{}}
    {...rest}
    unknown={[
      {
        text: '“atlantis” is not a name of waters that we sail.',
        links: [{ label: 'Adriatic', href: '/voyages?region=adriatic' }],
      },
    ]}
    filter={{
      ...filter,
      isNarrowed: true,
      facets: withRegion('adriatic'),
      from: '2027-04-12',
      to: '2027-03-01',
      toError: 'The last day lies before the first one. Choose a later day.',
    }}
    resultText="0 voyages in the Adriatic"
    form="cards"
    views={views}
    voyages={[]}
  />
);

export function asAList() {
  const asList = views.map((view) => ({ ...view, isCurrent: view.label === 'List' }));
  return (
    <VoyagesPage
      frame={frame}
      head={{}}
      {...rest}
      filter={{ ...filter, view: 'list' }}
      resultText="3 voyages"
      form="list"
      views={asList}
      voyages={sampleCards(useExamplePictures())}
    />
  );
}

export function afterAReservation() {
  const problems = [
    'Voyage details not found. Please select an alternate voyage or contact your Personal Yacht Consultant for help completing your reservation.',
  ];
  return (
    <VoyagesPage
      frame={frame}
      head={{}}
      {...rest}
      filter={filter}
      problems={problems}
      resultText="3 voyages"
      form="cards"
      views={views}
      voyages={sampleCards(useExamplePictures())}
    />
  );
}

export const byVoyage = () => (
  <VoyagesPage
    frame={frame}
    head={{}}
    {...rest}
    filter={{ ...filter, view: 'voyages' }}
    resultText="1 voyage, 2 sailings"
    form="voyages"
    views={views}
    voyages={[]}
    groups={[
      {
        title: 'Cyclades in Seven Nights',
        href: '/voyages/cyclades',
        region: 'Greek Isles',
        facts: '7 nights, Athens and back',
        sailings: [
          {
            itineraryId: 'ON1-CYC-270412-007',
            href: '/voyages/cyclades?id=ON1-CYC-270412-007',
            dates: '12 – 19 April 2027',
            price: 'Per suite starting from $24,500.00',
          },
          {
            itineraryId: 'ON1-CYC-270510-007',
            href: '/voyages/cyclades?id=ON1-CYC-270510-007',
            dates: '10 – 17 May 2027',
            price: 'Waitlist Only',
          },
        ],
      },
    ]}
  />
);
