import { Tabs } from './Tabs';

export const first = () => (
  <Tabs
    label="Parts of your trip"
    tabs={[
      { label: 'Details', href: '?tab=details', isCurrent: true },
      { label: 'Payment', href: '?tab=payment', isCurrent: false },
    ]}
  />
);
