import { useExamplePictures } from '../gallery/example-pictures';
import { ExtensionsPage } from './ExtensionsPage';
import { sampleExtensions } from './sample-extensions';

export function oneWithoutAPicture() {
  const [first, second] = sampleExtensions;
  return (
    <ExtensionsPage
      frame={{ path: '/voyage-extensions', year: 2027 }}
      head={{}}
      extensions={[{ ...first, picture: useExamplePictures()('balearic-cala') }, second]}
    />
  );
}
