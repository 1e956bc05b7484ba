import { useExamplePictures } from '../gallery/example-pictures';
import { LookAround, LookAroundLink } from './LookAround';
import { panoramaTexts as texts } from './panorama.texts';

/** Without WebGL the dialog shows the flat picture. */
export function OfASuite() {
  const picture = useExamplePictures();
  return (
    <>
      <LookAroundLink label={texts.openSuite} />
      <LookAround title={texts.suiteTitle('Loft Suite')} picture={picture('loft-suite-panorama')} />
    </>
  );
}
