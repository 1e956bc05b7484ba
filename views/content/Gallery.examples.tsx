import { useExamplePictures } from '../gallery/example-pictures';
import { Gallery } from './Gallery';

export const blockKind = 'Galleries';

const names = [
  'suite-loft',
  'suite-terrace',
  'marina-platform',
  'set-table',
  'yacht-from-above',
  'sail-away',
  'bow-from-above',
];

export function SevenPictures() {
  const picture = useExamplePictures();
  return <Gallery id="example-gallery" label="Pictures of life aboard" pictures={names.map((name) => picture(name))} />;
}
export function ThreePictures() {
  const picture = useExamplePictures();
  return (
    <Gallery
      id="example-small-gallery"
      label="Pictures of two rooms"
      pictures={['suite-seaview', 'suite-funnel', 'suite-terrace'].map((name) => picture(name))}
    />
  );
}
