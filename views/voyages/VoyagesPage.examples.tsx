import { useExamplePictures } from '../gallery/example-pictures';
import { frame, sampleCards } from './sample-voyages';
import { VoyagesPage } from './VoyagesPage';

const filter = { regions: [{ slug: 'greek-isles', name: 'Greek Isles' }, { slug: 'adriatic', name: 'Adriatic' }], region: '', from: '', to: '' };

export function all() {
  return <VoyagesPage frame={frame} head={{}} filter={filter} resultText="3 voyages" voyages={sampleCards(useExamplePictures())} />;
}

export const nothingFound = () => (
  <VoyagesPage
    frame={frame}
    head={{}}
    filter={{ ...filter, region: 'adriatic', from: '2027-04-12', to: '2027-03-01', toError: 'The last day lies before the first one. Choose a later day.' }}
    resultText="0 voyages in the Adriatic"
    voyages={[]}
  />
);
