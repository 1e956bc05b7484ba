import { useExamplePictures } from '../gallery/example-pictures';
import { frame, sampleCards } from './sample-voyages';
import { VoyagesPage } from './VoyagesPage';

const filter = {
  regions: [
    { slug: 'greek-isles', name: 'Greek Isles' },
    { slug: 'adriatic', name: 'Adriatic' },
  ],
  region: '',
  from: '',
  to: '',
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
      filter={filter}
      problems={[]}
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
    filter={{
      ...filter,
      region: 'adriatic',
      from: '2027-04-12',
      to: '2027-03-01',
      toError: 'The last day lies before the first one. Choose a later day.',
    }}
    problems={[]}
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
      filter={{ ...filter, view: 'list' }}
      problems={[]}
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
      filter={filter}
      problems={problems}
      resultText="3 voyages"
      form="cards"
      views={views}
      voyages={sampleCards(useExamplePictures())}
    />
  );
}
