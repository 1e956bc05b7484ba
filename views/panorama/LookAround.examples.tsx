import { useExamplePictures } from '../gallery/example-pictures';
import { LookAround, LookAroundLink } from './LookAround';

/** Without WebGL the dialog shows the flat picture. */
export function OfASuite() {
  const picture = useExamplePictures();
  return (
    <>
      <LookAroundLink id="example-panorama" />
      <LookAround id="example-panorama" suite="Loft Suite" picture={picture('loft-suite-panorama')} />
    </>
  );
}
