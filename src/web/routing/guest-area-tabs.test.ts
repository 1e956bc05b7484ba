import { siteFeatures } from '../../../test/support/route-table';
import { guestAreaTabsOf } from './guest-area-tabs';

it('PRO-04 lists the tabs of the guest area by their order, whatever the order of the features', () => {
  const features = siteFeatures();
  const tabs = guestAreaTabsOf(features);
  expect(tabs.map(({ label }) => label)).toEqual(['Overview', 'My Trips', 'My Favourites', 'My Inquiries', 'Account']);
  expect(guestAreaTabsOf(features.toReversed())).toEqual(tabs);
});
