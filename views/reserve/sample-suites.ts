import { stepBoxes } from '../../src/core/reserve/reservation-steps';
import type { SuiteButtonLabel } from '../../src/core/reserve/suite-button';
import type { PictureFinder } from '../gallery/example-pictures';
import type { ReservationHeaderView } from './ReservationLayout';
import type { SuiteCardView } from './SuiteCard';

export const headerAt = (stage: 0 | 1, errors: readonly string[] = []): ReservationHeaderView => ({
  steps: stepBoxes(stage),
  backHref: '/voyages',
  close: { href: '/voyages' },
  errors,
  returnHref: '/reserve-now/ON1-CYC-270412-007',
  voyageBox: { title: 'Cyclades in Seven Nights', dateRange: '12 – 19 April 2027', nights: '7 nights' },
  ...(stage === 1 ? { suiteBox: { title: 'Seaview Suite', code: 'SV' } } : {}),
});

const features = [
  { icon: 'bed', title: 'Queen or twin beds', body: 'The mattress divides in two, and the linen is washed cotton.' },
  { icon: 'terrace', title: 'Terrace for two', body: 'Two upright chairs and a rail at elbow height.' },
  { icon: 'bath', title: 'Walk-in shower', body: 'A bench, a rain head and a window on the room.' },
];

interface Sample {
  readonly category: string;
  readonly title: string;
  readonly picture: string;
  readonly label: SuiteButtonLabel;
  readonly price: string;
  readonly more?: Partial<SuiteCardView>;
}

const samples: readonly Sample[] = [
  {
    category: 'SV',
    title: 'Seaview Suite',
    picture: 'suite-seaview',
    label: 'Continue',
    price: 'From 24,500.00 USD per suite',
    more: { isSelected: true, availability: 'Two left on these dates' },
  },
  {
    category: 'OS',
    title: 'Ocean Suite',
    picture: 'suite-terrace',
    label: 'Select',
    price: 'From 33,810.00 USD per suite',
  },
  {
    category: 'SS',
    title: 'Superior Seaview Suite',
    picture: 'suite-seaview',
    label: 'Select',
    price: 'From 27,930.00 USD per suite',
    more: { maxGuests: 1 },
  },
  { category: 'LS', title: 'Loft Suite', picture: 'suite-loft', label: 'Join Waitlist', price: 'Waitlist Only' },
  {
    category: 'FS',
    title: 'Funnel Suite',
    picture: 'suite-funnel',
    label: 'Contact Us',
    price: 'By appointment only',
    more: { message: 'To reserve the Funnel Suite, please contact our Personal Yacht Consultant.' },
  },
];

export const sampleSuites = (find: PictureFinder): readonly SuiteCardView[] =>
  samples.map(({ category, title, picture, label, price, more }) => ({
    suiteId: `BR-I,${category}`,
    category,
    title,
    summary: 'A bright room near the waterline with a full-width window and a small terrace.',
    size: '36 m² with a terrace of 6 m²',
    sleeps: 'Up to four guests',
    price,
    primaryFeatures: features,
    secondaryFeatures: features,
    picture: find(picture),
    isSelected: false,
    maxGuests: 4,
    pageHref: '#suite',
    button: {
      label,
      href: '/engine/details?siid=LF-1&voyageId=ON1-CYC-270412-007&categorycode=SV&farecode=BESTPRICE&p1=2&p2=30,30',
    },
    ...more,
  }));
