import { useExamplePictures } from '../gallery/example-pictures';
import { ComparePage } from './ComparePage';

const frame = { path: '/compare', year: 2027 };

export function twoVoyages() {
  const picture = useExamplePictures();
  return (
    <ComparePage
      frame={frame}
      head={{}}
      kind="voyages"
      table={{
        columns: [
          {
            title: 'Cyclades in seven nights',
            line: '12 – 19 April 2027',
            href: '/voyages/cyclades',
            picture: picture('balearic-cala'),
          },
          { title: 'Corsica in the round', line: '3 – 10 May 2027', href: '/voyages/corsica' },
        ],
        rows: [
          { label: 'Nights', values: [{ lines: ['7 nights'] }, { lines: ['7 nights'] }], isDifferent: false },
          { label: 'Ports', values: [{ lines: ['Piraeus', 'Milos'] }, { lines: ['Bastia'] }], isDifferent: true },
        ],
        party: { hiddenFields: { voyages: 'a,b' }, adults: 2, children: 0, ages: '', text: '2 adults' },
        differences: { isOnly: false, href: '/compare?voyages=a,b&show=differences' },
      }}
    />
  );
}

export const withoutAnything = () => (
  <ComparePage
    frame={frame}
    head={{}}
    notice={[{ text: 'Name one more, and they stand side by side.', items: [] }]}
    choose={{
      action: '/compare',
      count: 4,
      hiddenFields: {},
      kinds: [
        {
          kind: 'suites',
          options: [{ value: 'seaview-suite', label: 'Seaview Suite' }],
          chosenValues: ['seaview-suite'],
        },
      ],
    }}
  />
);
