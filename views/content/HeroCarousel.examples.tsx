import { useExamplePictures } from '../gallery/example-pictures';
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
          eyebrow: 'Summer 2027',
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
export const oneSlide = () => (
  <HeroCarousel
    label="A single view"
    height="low"
    slides={[{ title: 'Nothing to wait for', picture: useExamplePictures()('atlantic-crossing') }]}
  />
);
