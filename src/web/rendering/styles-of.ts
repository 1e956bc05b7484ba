import { paths } from '../paths';
import type { BuildManifest } from './built-assets';

/** Below these addresses a page is of the reservation engine, the guest's area, the API's description or development. */
const guestAreas = [
  '/engine',
  paths.handoff.pressed,
  paths.profile.home,
  paths.meetings.schedule,
  paths.excursions.customize,
  paths.excursions.editBespoke,
  paths.apiDocs.contents,
  '/dev',
];

/** The style sheets of the page at this path: the second one is not sent to visitors who only look around. */
export function stylesOf(
  path: string,
  { style, guestAreaStyle }: Pick<BuildManifest, 'style' | 'guestAreaStyle'>,
): readonly string[] {
  return guestAreas.some((area) => path === area || path.startsWith(`${area}/`)) ? [style, guestAreaStyle] : [style];
}
