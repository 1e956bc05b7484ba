import { useExamplePictures } from '../gallery/example-pictures';
import { LookAround, LookAroundLink } from './LookAround';
import { panoramaTexts as texts } from './panorama.texts';

/** Without WebGL the dialog shows the flat picture. */
export function OfASuite() {
  const picture = useExamplePictures();
  return (
    <>
      <LookAroundLink id="example-panorama" label={texts.openSuite} />
      <LookAround
        id="example-panorama"
        title={texts.suiteTitle('Loft Suite')}
        picture={picture('loft-suite-panorama')}
      />
    </>
  );
}
