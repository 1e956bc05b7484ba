import { useExamplePictures } from '../gallery/example-pictures';
import { frame, sampleDates } from '../voyages/sample-voyages';
import { headerAt } from './sample-suites';
import { VoyageStepPage, type VoyageStepPageProps } from './VoyageStepPage';

function useProps(): VoyageStepPageProps {
  return {
    frame,
    header: headerAt(0),
    voyage: {
      title: 'Cyclades in Seven Nights',
      region: 'Greek Isles',
      summary: 'Athens and back by six islands, late in some harbours and early in others.',
      picture: useExamplePictures()('cyclades-dawn'),
      facts: [{ label: 'Dates', value: '12 – 19 April 2027' }, { label: 'Nights', value: '7' }, { label: 'Route', value: 'Athens and back' }, { label: 'Fares', value: 'Per suite starting from $24,500.00', live: 'price' }],
      href: '#',
    },
    dates: sampleDates,
    continueHref: '#',
    voyagesHref: '/voyages',
  };
}

export function withDates() {
  return <VoyageStepPage {...useProps()} />;
}

export function oneDateOnly() {
  return <VoyageStepPage {...useProps()} dates={undefined} />;
}
