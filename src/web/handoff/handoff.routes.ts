import { HandoffPage } from '../../../views/handoff/HandoffPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import { reservationsTag } from '../trips/trips.routes';
import type { HandoffApi } from './handoff.api';
import type { HandoffPages } from './handoff.pages';
import { reservationTokenOperation } from './handoff.schema';
import type { LogInPages } from './log-in.pages';
import type { TripHandoffPages } from './trip-handoff.pages';

export const logInRoutes = ({ logIn }: LogInPages): FeatureRoutes => ({
  priority: 'high',
  styles: ['guest-area'],
  pages: [
    pageRoute({
      method: 'post',
      path: paths.handoff.logIn,
      page: HandoffPage,
      handler: logIn,
      // The token names the site whose page may post it (reliability D10).
      checksOrigin: true,
      access: 'requires-readable-session',
    }),
  ],
  api: [],
});

/** A guest whose session cannot be read gets an error, instead of being handed over as a visitor (reliability B6). */
export const handoffRoutes = (
  handoffPages: HandoffPages,
  handoffApi: HandoffApi,
  tripHandoffPages: TripHandoffPages,
): FeatureRoutes => ({
  priority: 'high',
  tag: reservationsTag,
  styles: ['guest-area'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.signIn.ody,
      page: HandoffPage,
      handler: handoffPages.ody,
      access: 'requires-readable-session',
    }),
    pageRoute({
      method: 'get',
      path: paths.handoff.pressed,
      page: HandoffPage,
      handler: handoffPages.followPressed,
      access: 'requires-readable-session',
    }),
    { method: 'get', path: paths.handoff.makePayment, handler: tripHandoffPages.makePayment, access: 'guest' },
  ],
  api: [
    {
      method: 'post',
      path: '/api/reservation-token',
      operation: reservationTokenOperation,
      handler: handoffApi.token,
      access: 'guest',
    },
  ],
});
