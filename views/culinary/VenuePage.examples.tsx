import { useExamplePictures } from '../gallery/example-pictures';
import { sampleVenuePage } from './sample-dining';
import { VenuePage } from './VenuePage';

export function withACook() {
  return <VenuePage {...sampleVenuePage(useExamplePictures())} />;
}

export function withoutACook() {
  return <VenuePage {...sampleVenuePage(useExamplePictures())} chef={undefined} />;
}
