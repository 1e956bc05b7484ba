import { useExamplePictures } from '../gallery/example-pictures';
import { AddSuitePage, type AddSuitePageProps } from './AddSuitePage';
import { headerAt, hold, visitorFrame } from './sample-reservation';

const useProps = (): AddSuitePageProps => ({
  frame: visitorFrame,
  header: headerAt(1.5),
  hold,
  suites: [
    {
      category: 'OS',
      title: 'Ocean Suite',
      size: '484 sq ft (45 m²), terrace 86 sq ft (8 m²)',
      sleeps: 'Up to three guests',
      fare: '$31,200.00',
      availability: 'Two left on these dates',
      picture: useExamplePictures()('aegean-cove'),
      maxAdults: 3,
      maxChildren: 2,
    },
  ],
  action: '/engine/suites',
  suiteCount: 1,
  backHref: '/engine/details?hold=sample-hold',
  person: { phone: '+13055550100', email: 'hello@ondine.example' },
});

export const suites = () => <AddSuitePage {...useProps()} />;
export const takenMeanwhile = () => <AddSuitePage {...useProps()} problem="sold-out" />;
export const tooManyGuests = () => <AddSuitePage {...useProps()} suites={[]} problem="guests" />;
