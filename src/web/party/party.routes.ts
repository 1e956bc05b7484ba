import { InvitationPage } from '../../../views/party/InvitationPage';
import { PartyPage } from '../../../views/party/PartyPage';
import { SharedTripPage } from '../../../views/party/SharedTripPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { InvitationPages } from './invitation.pages';
import type { PartyPages } from './party.pages';
import type { SharedTripPages } from './shared-trip.pages';

export const partyRoutes = (
  party: PartyPages,
  sharedTripPages: SharedTripPages,
  invitation: InvitationPages,
): FeatureRoutes => ({
  styles: ['voyages', 'guest-area'],
  pages: [
    pageRoute({ method: 'get', path: paths.party.people, page: PartyPage, handler: party.show, access: 'guest' }),
    pageRoute({ method: 'post', path: paths.party.people, page: PartyPage, handler: party.change, access: 'guest' }),
    pageRoute({
      method: 'get',
      path: paths.party.shared,
      page: SharedTripPage,
      handler: sharedTripPages.show,
      access: 'guest',
    }),
    pageRoute({ method: 'get', path: paths.party.invitation, page: InvitationPage, handler: invitation.show }),
    pageRoute({ method: 'post', path: paths.party.invitation, page: InvitationPage, handler: invitation.answer }),
  ],
  api: [],
});
