import { useExamplePictures } from '../gallery/example-pictures';
import { CulinaryPage } from './CulinaryPage';
import { sampleChefs, sampleEvening, sampleVenues } from './sample-dining';

const [restaurant, ...terraces] = sampleVenues;

export function withEverything() {
  const picture = useExamplePictures();
  const groups = [
    { kind: 'Restaurant', venues: [restaurant], picture: picture('sail-away') },
    { kind: 'Terrace', venues: terraces },
  ];
  return (
    <CulinaryPage
      frame={{ path: '/culinary-and-beverage', year: 2027 }}
      head={{}}
      hero={picture('set-table')}
      groups={groups}
      evening={sampleEvening}
      chefs={sampleChefs}
      chosenChef="katerina-vamvaka"
    />
  );
}

export function withoutCooks() {
  return (
    <CulinaryPage
      frame={{ path: '/culinary-and-beverage', year: 2027 }}
      head={{}}
      hero={useExamplePictures()('set-table')}
      groups={[{ kind: 'Restaurant', venues: [restaurant] }]}
      evening={[]}
      chefs={[]}
      chosenChef=""
    />
  );
}
