import { SharePage } from './SharePage';

const frame = { path: '/shortlist/share', year: 2027 };

export const made = () => (
  <SharePage
    frame={frame}
    share={{
      kind: 'made',
      address: 'https://line.example/shortlist/shared/abc',
      stopHref: '/shortlist/stop?key=def',
      until: '1 April 2027',
      backHref: '/shortlist',
    }}
  />
);

export const toBeEnded = () => (
  <SharePage frame={frame} share={{ kind: 'stop', action: '/shortlist/stop', stopKey: 'def' }} />
);

export const ended = () => <SharePage frame={frame} share={{ kind: 'ended' }} />;
