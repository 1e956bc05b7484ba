import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { HandoffApi } from './handoff.api';
import type { HandoffPages } from './handoff.pages';
import { reservationTokenOperation } from './handoff.schema';
import type { LogInPages } from './log-in.pages';
import type { TripHandoffPages } from './trip-handoff.pages';

export interface HandoffHandlers {
  readonly handoffPages: HandoffPages;
  readonly handoffApi: HandoffApi;
  readonly tripHandoffPages: TripHandoffPages;
}

/** The embedded engine's side. */
export const logInRoutes = ({ logIn }: LogInPages): FeatureRoutes => ({
  pages: [{ method: 'post', path: paths.handoff.logIn, handler: logIn, access: 'anyone-known-for-sure' }],
  api: [],
});

/** A guest whose session cannot be read right now is told so, rather than handed over as a stranger (reliability B6). */
export const handoffRoutes = ({ handoffPages, handoffApi, tripHandoffPages }: HandoffHandlers): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.signIn.ody, handler: handoffPages.ody, access: 'anyone-known-for-sure' },
    { method: 'get', path: paths.handoff.pressed, handler: handoffPages.pressed, access: 'anyone-known-for-sure' },
    { method: 'get', path: paths.handoff.makePayment, handler: tripHandoffPages.makePayment, access: 'guest' },
    { method: 'get', path: paths.trips.fareBreakdown, handler: tripHandoffPages.fareBreakdown, access: 'guest' },
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
