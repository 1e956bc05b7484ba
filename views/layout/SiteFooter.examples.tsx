import { useExamplePictures } from '../gallery/example-pictures';
import { sampleNavigation } from './sample-navigation';
import { SiteFooter } from './SiteFooter';

export const blockKind = 'Footers';

export function ForAVisitor() {
  const { foot } = sampleNavigation(useExamplePictures()('grenadines-islands'));
  return (
    <SiteFooter foot={foot} path="/voyages" year={2027} isSignedIn={false} signInHref="/login" hasDataLayer={false} />
  );
}
