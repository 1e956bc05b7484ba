import { StopWatchPage } from './StopWatchPage';

export const two = () => (
  <StopWatchPage
    frame={{ path: '/watch/stop', year: 2027 }}
    action="/watch/stop?token=x"
    email="a•••@example.com"
    watches={[
      { watchId: '1', name: 'The Leeward Arc, 30 November – 7 December 2026', events: 'the fare changes' },
      { watchId: '2', name: 'Seaview Suite, Exuma Sound, 9 – 16 January 2027', events: 'a suite comes free' },
    ]}
  />
);
