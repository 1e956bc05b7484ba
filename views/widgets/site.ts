import { askConsent } from '../consent/ask-consent';
import { rememberViewed } from '../layout/remember-viewed';
import { showAlert } from '../layout/show-alert';
import { playHeroes } from '../content/play-heroes';
import { dropPersonalParameters } from '../sign-in/drop-personal-parameters';
import { wakeNotifications } from '../notifications/wake-notifications';
import { feedTagLayer } from '../tracking/feed-tag-layer';
import { noteFavorite } from '../tracking/favorite-flag';
import { settleTracking } from '../tracking/tracking-values';
import { wakeDrafts } from '../leads/wake-drafts';
import { ignoreSkippedTransitions } from '../ui/ignore-skipped-transitions';
import { restoreScroll } from '../ui/restore-scroll';
import { showControls } from '../ui/show-controls';
import { wakeFormDrafts } from '../ui/wake-form-drafts';
import { holdControls } from './hold-controls';
import { wakeWidgets } from './hydrate';

ignoreSkippedTransitions(window);
dropPersonalParameters();
holdControls(document, () => import('./site-controls'));
// The script loads in parallel with the page and may run before the document is complete.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();

function begin(): void {
  showAlert(window);
  wakeWidgets(document);
  showControls(document);
  playHeroes(document);
  wakeDrafts(window);
  wakeFormDrafts(document);
  restoreScroll(window);
  noteFavorite(window);
  rememberViewed(window);
  wakeNotifications(document);
  if (document.querySelector('[data-day-ends]') && document.querySelector('[data-region]'))
    void import('../profile/stay-current').then(({ stayCurrent }) => stayCurrent(document));
  if (document.querySelector('[data-own-time]'))
    void import('../profile/show-guest-local-time').then(({ showGuestLocalTime }) => showGuestLocalTime(document));
  if (document.querySelector('[data-seats]') || location.search.includes('reserve='))
    void import('../excursions/wake-seats').then(({ wakeSeats }) => wakeSeats(document));
  if (document.querySelector('[data-hands-over]'))
    void import('../handoff/take-guest-on').then(({ takeGuestOn }) => takeGuestOn(document));
  followConsent();
  askConsent(window, followConsent);
}

function followConsent(): void {
  settleTracking(window);
  feedTagLayer(window);
}
