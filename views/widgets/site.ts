import { goBack } from '../layout/go-back';
import { hideHeader } from '../layout/hide-header';
import { carryPicture } from '../ui/carry-picture';
import { keepScroll } from '../ui/keep-scroll';
import { openDialogs } from '../ui/open-dialogs';
import { sharePages } from '../ui/share';
import { wakeWidgets } from './hydrate';

wakeWidgets(document);
openDialogs(document);
keepScroll(window);
hideHeader(window);
carryPicture(window);
sharePages(window);
goBack(window);
