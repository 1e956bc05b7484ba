import { useExamplePictures } from '../gallery/example-pictures';
import type { FrameGuest } from './frame';
import { sampleNavigation } from './sample-navigation';
import { SiteHeader } from './SiteHeader';

function Header({ guest }: { readonly guest?: FrameGuest }) {
  const navigation = sampleNavigation(useExamplePictures()('grenadines-islands'));
  return <SiteHeader frame={{ path: '/voyages', year: 2027, navigation, guest }} ground="paper" />;
}

export const forAVisitor = () => <Header />;
export const forAGuest = () => <Header guest={{ firstName: 'Eleanor', initials: 'EM' }} />;
