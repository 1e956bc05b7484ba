import { moveSlides } from '../content/move-slides';
import { toggleFavourites } from '../favourites/toggle-favourite';
import { goBack } from '../layout/go-back';
import { hideHeader } from '../layout/hide-header';
import { returnHere } from '../layout/return-here';
import { carryPicture } from '../ui/carry-picture';
import { openDialogs } from '../ui/open-dialogs';
import { sharePages } from '../ui/share';

/** Each puts its listeners on the document once, for whatever the page holds; one line a control. */
const controls: readonly ((page: Document) => void)[] = [
  returnHere,
  moveSlides,
  openDialogs,
  sharePages,
  goBack,
  hideHeader,
  carryPicture,
  toggleFavourites,
];

/** Fetched at the first sign of a visitor (`hold-controls.ts`). A control that fails takes no other with it. */
export function installControls(page: Document): void {
  for (const install of controls) {
    try {
      install(page);
    } catch (error) {
      reportError(error);
    }
  }
}
