import { useExamplePictures } from '../gallery/example-pictures';
import { useExampleVideos } from '../gallery/example-videos';
import { HeroCarousel } from './HeroCarousel';

export const blockKind = 'Heroes';

/** The second slide is shown for two seconds only, so that the rotation is soon visible. */
export function ThreeSlides() {
  const picture = useExamplePictures();
  return (
    <HeroCarousel
      label="What the season holds"
      height="low"
      slides={[
        {
          title: 'Fewer harbors, longer',
          standfirst: 'Two nights in places where others stay for lunch.',
          picture: picture('ondine-at-dusk'),
          seconds: 1,
          action: { label: 'See the summer', href: '#summer' },
        },
        {
          title: 'North, while it is light',
          standfirst: 'Fjords in June, when the sun only leans.',
          picture: picture('norwegian-fjord'),
          seconds: 2,
          action: { label: 'See the north', href: '#north' },
        },
        { title: 'A winter of trade winds', picture: picture('grenadines-islands'), seconds: 1 },
      ]}
    />
  );
}

/** The second slide has a picture alone, as where a video is not played. */
export function TwoSlidesWithVideo() {
  const picture = useExamplePictures();
  const video = useExampleVideos();
  return (
    <HeroCarousel
      label="Under way"
      height="low"
      slides={[
        {
          title: 'Beside her as she goes',
          standfirst: 'Eight seconds of water, which repeat.',
          picture: picture('sea-under-the-bow'),
          video: video('sea-under-the-bow'),
          seconds: 8,
        },
        { title: 'And at rest', picture: picture('bow-at-anchor'), seconds: 4 },
      ]}
    />
  );
}

export const oneSlide = () => (
  <HeroCarousel
    label="A single view"
    height="low"
    slides={[{ title: 'Nothing to wait for', picture: useExamplePictures()('atlantic-crossing') }]}
  />
);
