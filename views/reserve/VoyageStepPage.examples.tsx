import { useExamplePictures } from '../gallery/example-pictures';
import { frame, sampleDates } from '../voyages/sample-voyages';
import { headerAt } from './sample-suites';
import { VoyageStepPage, type VoyageStepPageProps } from './VoyageStepPage';

const VOYAGE_NOT_FOUND =
  'Voyage details not found. Please select an alternate voyage or contact your Personal Yacht Consultant for help completing your reservation.';

function useProps(): VoyageStepPageProps {
  return {
    frame,
    header: headerAt(0),
    voyage: {
      title: 'Cyclades in Seven Nights',
      region: 'Greek Isles',
      summary: 'Athens and back by six islands, late in some harbours and early in others.',
      picture: useExamplePictures()('cyclades-dawn'),
      facts: [
        { label: 'Route', value: 'Athens and back' },
        { label: 'Fares', value: 'Per suite starting from $24,500.00', live: 'price' },
      ],
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

export function departed() {
  const props = useProps();
  const facts = [
    ...props.voyage.facts.filter(({ live }) => !live),
    { label: 'Fares', value: 'These dates can no longer be reserved.' },
  ];
  const dates = { ...sampleDates, options: sampleDates.options.map((option) => ({ ...option, isSelected: false })) };
  return (
    <VoyageStepPage
      {...props}
      header={headerAt(0, [VOYAGE_NOT_FOUND])}
      voyage={{ ...props.voyage, facts }}
      dates={dates}
      continueHref={undefined}
    />
  );
}
