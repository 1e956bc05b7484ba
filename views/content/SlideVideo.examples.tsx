import { useExamplePictures } from '../gallery/example-pictures';
import { HeroCarousel } from './HeroCarousel';

export const blockKind = 'Heroes';

/** The slide with the video lasts as long as the video, the other one the default ten seconds. */
export function InASlide() {
  const picture = useExamplePictures();
  return (
    <HeroCarousel
      label="A slide that moves"
      height="low"
      slides={[
        {
          title: 'A fjord, before breakfast',
          picture: picture('norwegian-fjord'),
          video: '/assets/video/norwegian-fjord.webm',
        },
        { title: 'The same, without the boat', picture: picture('fjord-head') },
      ]}
    />
  );
}
