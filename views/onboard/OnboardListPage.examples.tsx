import { useExamplePictures } from '../gallery/example-pictures';
import { OnboardListPage } from './OnboardListPage';
import { sampleDecks, sampleItems, sampleReaches } from './sample-onboard';

export function twoDecks() {
  const picture = useExamplePictures();
  return (
    <OnboardListPage
      frame={{ path: '/life-onboard', year: 2027 }}
      head={{}}
      hero={picture('sail-away')}
      decks={sampleDecks(picture)}
      reaches={sampleReaches}
      allOver={[sampleItems[1]]}
    />
  );
}
