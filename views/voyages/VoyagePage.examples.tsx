import { useExamplePictures } from '../gallery/example-pictures';
import { sampleVoyagePage } from './sample-voyage-pages';
import { guestFrame } from './sample-voyages';
import { VoyagePage } from './VoyagePage';

export function withDates() {
  return <VoyagePage {...sampleVoyagePage(useExamplePictures())} />;
}

export function forAGuest() {
  return <VoyagePage {...sampleVoyagePage(useExamplePictures())} frame={guestFrame} />;
}

export function withoutSailing() {
  const page = sampleVoyagePage(useExamplePictures());
  return (
    <VoyagePage
      {...page}
      sailing={undefined}
      dates={undefined}
      next={undefined}
      suites={page.suites.map((suite) => ({ ...suite, price: 'Waitlist Only' }))}
    />
  );
}
