import { StopWatchPage } from '../../../views/watches/StopWatchPage';
import { WatchPage } from '../../../views/watches/WatchPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { StopWatchPages } from './stop-watch.pages';
import type { WatchPages } from './watch.pages';

export const watchesRoutes = (pages: WatchPages, stopPages: StopWatchPages): FeatureRoutes => ({
  styles: ['guest-area', 'watches'],
  pages: [
    pageRoute({ method: 'get', path: paths.watches.watch, page: WatchPage, handler: pages.form }),
    pageRoute({ method: 'post', path: paths.watches.watch, page: WatchPage, handler: pages.start }),
    pageRoute({ method: 'get', path: paths.watches.stop, page: StopWatchPage, handler: stopPages.list }),
    pageRoute({ method: 'post', path: paths.watches.stop, page: StopWatchPage, handler: stopPages.stop }),
  ],
  api: [],
});
