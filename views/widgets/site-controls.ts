import { wakeAccount } from '../account/wake-account';
import { chooseTabs } from '../content/choose-tabs';
import { moveSlides } from '../content/move-slides';
import { openGalleries } from '../content/open-galleries';
import { openHighlights } from '../content/open-highlights';
import { printPage } from '../content/print-page';
import { seeMore } from '../content/see-more';
import { slideTabs } from '../content/slide-tabs';
import { tickCountdowns } from '../content/tick-countdowns';
import { lookAround } from '../panorama/look-around';
import { pressShortlist } from '../shortlist/press-shortlist';
import { editFavourites } from '../favourites/edit-favourites';
import { toggleFavourites } from '../favourites/toggle-favourite';
import { closeAlert } from '../layout/close-alert';
import { followMenus } from '../layout/follow-menus';
import { followSections } from '../layout/follow-sections';
import { goBack } from '../layout/go-back';
import { hideHeader } from '../layout/hide-header';
import { followCloseButton } from '../reserve/follow-close-button';
import { returnHere } from '../layout/return-here';
import { showIntro } from '../layout/show-intro';
import { showViewed } from '../layout/show-recently-viewed';
import { pressPasskey } from '../sign-in/press-passkey';
import { followCountry } from '../geo/follow-country';
import { goOnWithNews } from '../profile/go-on-with-news';
import { followSurvey } from '../preferences/follow-survey';
import { wakeReserving } from '../excursions/wake-reserving';
import { showGuestLists } from '../trips/show-guest-lists';
import { carryPicture } from '../ui/carry-picture';
import { sortInPlace } from '../excursions/sort-in-place';
import { saveNotifications } from '../notification-settings/save-notifications';
import { cropPictures } from '../profile-picture/crop-picture';
import { carryQuery } from '../voyages/carry-query';
import { refreshPrices } from '../voyages/refresh-prices';
import { replaceRoute } from '../voyages/replace-route';
import { wakeFacets } from '../voyages/wake-facets';
import { loadMore } from '../ui/load-more';
import { openDialogs } from '../ui/open-dialogs';
import { requireFields } from '../ui/require-fields';
import { replaceRegions } from '../ui/replace-regions';
import { rememberScroll } from '../ui/remember-scroll';
import { sharePages } from '../ui/share';
import { guardSubmissions } from '../ui/guard-submissions';
import { wakeFormDrafts } from '../ui/wake-form-drafts';
import { prefetchLinks } from './prefetch-links';

/** Each control attaches its listeners to the document once. */
const controls: readonly ((page: Document) => unknown)[] = [
  prefetchLinks,
  returnHere,
  moveSlides,
  openGalleries,
  openHighlights,
  chooseTabs,
  slideTabs,
  seeMore,
  printPage,
  tickCountdowns,
  openDialogs,
  lookAround,
  requireFields,
  sharePages,
  goBack,
  pressPasskey,
  followCloseButton,
  hideHeader,
  followMenus,
  followSurvey,
  goOnWithNews,
  showViewed,
  closeAlert,
  showIntro,
  followSections,
  carryPicture,
  rememberScroll,
  replaceRegions,
  followCountry,
  pressShortlist,
  toggleFavourites,
  editFavourites,
  loadMore,
  cropPictures,
  saveNotifications,
  replaceRoute,
  sortInPlace,
  carryQuery,
  refreshPrices,
  wakeAccount,
  showGuestLists,
  wakeReserving,
  wakeFormDrafts,
  guardSubmissions,
  wakeFacets,
];

/** A failing control does not affect the others. Resolves when controls that load more script have done so. */
export async function installControls(page: Document): Promise<void> {
  const installations = controls.map(async (install) => install(page));
  for (const outcome of await Promise.allSettled(installations))
    if (outcome.status === 'rejected') reportError(outcome.reason);
}
