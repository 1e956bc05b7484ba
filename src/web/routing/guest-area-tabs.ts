import type { GuestAreaTab } from '../../../views/profile/guest-area-tabs';
import type { FeatureRoutes } from './feature-routes';

/** The tabs of these features, in the order in which the guest area's menu lists them. */
export const guestAreaTabsOf = (features: readonly Pick<FeatureRoutes, 'guestAreaTab'>[]): readonly GuestAreaTab[] =>
  features.flatMap(({ guestAreaTab = [] }) => guestAreaTab).sort((one, other) => one.order - other.order);
