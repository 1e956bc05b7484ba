import { askConsent } from '../consent/ask-consent';
import { rememberViewed } from '../layout/remember-viewed';
import { showAlert } from '../layout/show-alert';
import { dropPersonalParameters } from '../sign-in/drop-personal-parameters';
import { wakeNotifications } from '../notifications/wake-notifications';
import { feedTagLayer } from '../tracking/feed-tag-layer';
import { noteFavorite } from '../tracking/favorite-flag';
import { noteMenuPress } from '../tracking/note-menu-press';
import { settleTracking } from '../tracking/tracking-values';
import { wakeDrafts } from '../leads/wake-drafts';
import { followFirstView } from '../ui/follow-first-view';
import { readStored } from '../ui/stored-values';
import { whenLoaded } from '../ui/when-loaded';
import { ignoreSkippedTransitions } from '../ui/ignore-skipped-transitions';
import { restoreScroll } from '../ui/restore-scroll';
import { showControls } from '../ui/show-controls';
import { holdControls } from './hold-controls';
import { wakeWidgets } from './hydrate';

const partsWithScript =
  '[data-hero],[data-own-time],[data-seats],[data-hands-over],[data-draft],[data-ends-draft],[data-day-ends]';

ignoreSkippedTransitions(window);
dropPersonalParameters();
holdControls(document, () => import('./site-controls'));
// The script loads in parallel with the page and may run before the document is complete.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();

function begin(): void {
  followFirstView(document);
  showAlert(window);
  wakeWidgets(document);
  showControls(document);
  wakeDrafts(window);
  restoreScroll(window);
  noteFavorite(window);
  rememberViewed(window);
  wakeNotifications(window);
  if (document.querySelector(partsWithScript) || location.search.includes('reserve=') || readStored('has-favorited'))
    whenLoaded(window, () => void import('./wake-parts').then(({ wakeParts }) => wakeParts(document)));
  followConsent();
  noteMenuPress(document);
  askConsent(window, followConsent);
}

function followConsent(): void {
  settleTracking(window);
  feedTagLayer(window);
}
