import { useExamplePictures } from '../gallery/example-pictures';
import { sampleTrips } from '../trips/sample-trips';
import { OverviewPage } from './OverviewPage';
import { frame, sampleMeetings, sampleNewsCards, side } from './sample-profile';

export const manyOfEach = () => {
  const picture = useExamplePictures();
  const { active, paid } = sampleTrips(picture);
  const meetings = sampleMeetings(5);
  return (
    <OverviewPage
      frame={frame}
      side={side}
      trips={{
        kind: 'ready',
        value: [active, paid],
      }}
      calendar={{ kind: 'ready', value: { first: meetings.slice(0, 3), rest: meetings.slice(3) } }}
      news={{ kind: 'ready', value: sampleNewsCards(picture) }}
    />
  );
};

export const oneOfEach = () => {
  const picture = useExamplePictures();
  return (
    <OverviewPage
      frame={frame}
      side={side}
      trips={{ kind: 'ready', value: [sampleTrips(picture).paid] }}
      calendar={{ kind: 'ready', value: { first: sampleMeetings(1), rest: [] } }}
      news={{ kind: 'ready', value: sampleNewsCards(picture).slice(0, 1) }}
    />
  );
};

export const nothingYet = () => (
  <OverviewPage
    frame={{ ...frame, guest: { firstName: 'James', initials: 'JO' } }}
    side={{ email: 'newcomer@example.com', contactHref: '/contact-us?about=meeting' }}
    trips={{ kind: 'ready', value: [] }}
    calendar={{ kind: 'ready', value: { first: [], rest: [] } }}
    news={{ kind: 'ready', value: [] }}
  />
);

export const everySectionDeferred = () => (
  <OverviewPage
    frame={frame}
    side={side}
    trips={{ kind: 'deferred' }}
    calendar={{ kind: 'deferred' }}
    news={{ kind: 'deferred' }}
  />
);

export const everySystemDown = () => (
  <OverviewPage
    frame={frame}
    side={side}
    trips={{ kind: 'failed' }}
    calendar={{ kind: 'failed' }}
    news={{ kind: 'failed' }}
  />
);

export const menuOnANarrowScreen = () => {
  const picture = useExamplePictures();
  return (
    <OverviewPage
      frame={{ ...frame, path: '/my-profile' }}
      side={side}
      trips={{ kind: 'ready', value: [sampleTrips(picture).paid] }}
      calendar={{ kind: 'ready', value: { first: sampleMeetings(1), rest: [] } }}
      news={{ kind: 'ready', value: [] }}
    />
  );
};
