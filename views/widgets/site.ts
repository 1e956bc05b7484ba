import { askConsent } from '../consent/ask-consent';
import { goBack } from '../layout/go-back';
import { hideHeader } from '../layout/hide-header';
import { returnHere } from '../layout/return-here';
import { dropPersonalParameters } from '../sign-in/drop-personal-parameters';
import { feedTagLayer } from '../tracking/feed-tag-layer';
import { noteFavorite } from '../tracking/favorite-flag';
import { settleTracking } from '../tracking/tracking-values';
import { wakeDrafts } from '../leads/wake-drafts';
import { carryPicture } from '../ui/carry-picture';
import { keepScroll } from '../ui/keep-scroll';
import { openDialogs } from '../ui/open-dialogs';
import { sharePages } from '../ui/share';
import { wakeWidgets } from './hydrate';

dropPersonalParameters();
wakeWidgets(document);
wakeDrafts(window);
returnHere(document);
openDialogs(document);
keepScroll(window);
hideHeader(window);
carryPicture(window);
sharePages(window);
goBack(window);
noteFavorite(window);

const followConsent = () => {
  settleTracking(window);
  feedTagLayer(window);
};
followConsent();
askConsent(window, followConsent);
