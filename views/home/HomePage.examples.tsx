import { useExamplePictures } from '../gallery/example-pictures';
import { frame, guestFrame, sampleCards } from '../voyages/sample-voyages';
import { HomePage, type HomePageProps } from './HomePage';

function useProps(): HomePageProps {
  const picture = useExamplePictures();
  return {
    frame: { ...frame, path: '/' },
    head: {},
    hero: picture('ondine-at-dusk'),
    voyages: sampleCards(picture),
    yacht: { picture: picture('marina-platform'), detail: picture('suite-terrace'), facts: [{ value: '120', label: 'suites' }, { value: '14', label: 'kinds of suite' }, { value: '11', label: 'decks' }] },
    evening: picture('open-sea-night'),
  };
}

export function forAVisitor() {
  return <HomePage {...useProps()} />;
}

export function forAGuest() {
  return <HomePage {...useProps()} frame={{ ...guestFrame, path: '/' }} />;
}

export function withoutVoyages() {
  return <HomePage {...useProps()} voyages={[]} />;
}
