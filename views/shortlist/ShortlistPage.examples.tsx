import { useExamplePictures } from '../gallery/example-pictures';
import { ShortlistPage } from './ShortlistPage';

const frame = { path: '/shortlist', year: 2027 };
const nothing = { sections: [], goneItems: [], isShort: false, items: '', inquireHref: '/inquire-now' };

export const empty = () => (
  <ShortlistPage frame={frame} head={{}} list={{ ...nothing, source: 'device' }} shareAction="/shortlist/share" />
);

export function ofAnAddress() {
  const picture = useExamplePictures();
  return (
    <ShortlistPage
      frame={frame}
      head={{}}
      shareAction="/shortlist/share"
      list={{
        ...nothing,
        source: 'address',
        goneItems: [{ text: 'You asked for 3 – 10 May 2026. That sailing has left.', items: [] }],
        items: 'SUITE:BR-I,SV',
        sections: [
          {
            id: 'suites',
            items: ['Seaview Suite', 'Loft Suite'].map((title) => ({
              key: `SUITE:${title.slice(0, 4)}`,
              kind: 'Suite',
              title,
              line: 'A bright room near the waterline.',
              href: '/vessels/the-yacht/suites/seaview-suite',
              price: 'Fares from $16,800.00',
              box: `suites.${title.slice(0, 4)}`,
              picture: picture('suite-seaview'),
            })),
          },
        ],
      }}
    />
  );
}
