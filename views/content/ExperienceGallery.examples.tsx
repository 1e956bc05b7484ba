import { useExamplePictures } from '../gallery/example-pictures';
import { ExperienceGallery } from './ExperienceGallery';

export const blockKind = 'Carousels';

const slides = [
  ['By kayak under the cliffs', 'tyrrhenian-stacks'],
  ['A fjord from its wall', 'fjord-from-the-wall'],
  ['Among the reefs', 'caribbean-reef'],
  ['A volcano before noon', 'canary-volcano'],
  ['The old town at dusk', 'riviera-dusk'],
] as const;

export function FiveSlides() {
  const picture = useExamplePictures();
  return (
    <ExperienceGallery
      id="example-experiences"
      title="Where the tender goes"
      experiences={slides.map(([title, name], index) => ({
        title,
        picture: picture(name),
        href: index === 2 ? undefined : `#${name}`,
      }))}
    />
  );
}
