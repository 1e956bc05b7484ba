import { useExamplePictures } from '../gallery/example-pictures';
import { OnboardPage } from './OnboardPage';
import { sampleItems } from './sample-onboard';

export function thePool() {
  const picture = useExamplePictures();
  const [pool, music] = sampleItems;
  const page = {
    ...pool,
    html: '<p>The water in it was outside the day before.</p><p>Until eight, two lanes are roped off.</p>',
    facts: [{ label: 'Length', value: '52 feet' }],
    hero: picture('yacht-from-above'),
    gallery: [picture('bahamas-evening')],
  };
  return <OnboardPage frame={{ path: pool.href, year: 2027 }} head={{}} page={page} previous={music} next={music} />;
}
