import { useExamplePictures } from '../gallery/example-pictures';
import { ProfileNewsPage } from './ProfileNewsPage';
import { frame, sampleNewsRows, side } from './sample-profile';

const here = { ...frame, path: '/my-profile/news' };
const tabs = ['All', 'The yacht', 'Ashore'].map((label, index) => ({
  label,
  href: `/my-profile/news?category=${index}`,
  isCurrent: index === 0,
}));

export const goesOn = () => {
  const items = sampleNewsRows(useExamplePictures());
  return (
    <ProfileNewsPage
      frame={here}
      side={side}
      news={{
        kind: 'ready',
        value: {
          tabs,
          items,
          count: 28,
          more: { href: '/my-profile/news?show=24', api: '/api/news?cursor=2025-10-02.new-ovens&limit=12' },
        },
      }}
    />
  );
};

export const one = () => (
  <ProfileNewsPage
    frame={here}
    side={side}
    news={{ kind: 'ready', value: { tabs, items: sampleNewsRows(useExamplePictures()).slice(0, 1), count: 1 } }}
  />
);

export const noneUnderThisSubject = () => (
  <ProfileNewsPage frame={here} side={side} news={{ kind: 'ready', value: { tabs, items: [], count: 0 } }} />
);

export const failed = () => <ProfileNewsPage frame={here} side={side} news={{ kind: 'failed' }} />;
