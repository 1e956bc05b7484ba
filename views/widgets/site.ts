import { askConsent } from '../consent/ask-consent';
import { dropPersonalParameters } from '../sign-in/drop-personal-parameters';
import { feedTagLayer } from '../tracking/feed-tag-layer';
import { noteFavorite } from '../tracking/favorite-flag';
import { settleTracking } from '../tracking/tracking-values';
import { wakeDrafts } from '../leads/wake-drafts';
import { keepScroll } from '../ui/keep-scroll';
import { showControls } from '../ui/show-controls';
import { holdControls } from './hold-controls';
import { wakeWidgets } from './hydrate';

dropPersonalParameters();
wakeWidgets(document);
holdControls(document, () => import('./site-controls'));
showControls(document);
wakeDrafts(window);
keepScroll(window);
noteFavorite(window);

const followConsent = () => {
  settleTracking(window);
  feedTagLayer(window);
};
followConsent();
askConsent(window, followConsent);
