import { type Stage, stepBoxes } from '../../src/core/reserve/reservation-steps';
import type { Frame } from '../layout/frame';
import type { ReservationHeaderView } from '../reserve/ReservationLayout';
import type { BindingTermsView } from './BindingTerms';
import type { HoldView, PaymentChoiceView, QuoteView } from './engine-views';

export const visitorFrame: Frame = { path: '/engine/details', year: 2026 };
export const guestFrame: Frame = { ...visitorFrame, guest: { firstName: 'Eleanor', initials: 'EM' } };

const suiteStep = '/reserve-now/ON1-CYC-270412-007/suite/?suiteId=BR-I%2CSV&guestsAdults=2&guestsChildren=1';

export const headerAt = (stage: Stage): ReservationHeaderView => ({
  steps: stepBoxes(stage),
  voyageBox: { title: 'Seven Nights in the Cyclades', dateRange: '12 – 19 April 2027', nights: '7 nights' },
  suiteBox: { title: 'Seaview Suite', code: 'SV' },
  partyText: '2 adults, 1 child',
  backHref: suiteStep,
  close: {
    href: '/voyages',
    confirm: { form: { action: '/engine/release', hiddenFields: [{ name: 'hold', value: 'sample-hold' }] } },
  },
  errors: [],
  returnHref: suiteStep,
});

export const hold: HoldView = {
  holdId: 'sample-hold',
  secondsLeft: 581,
  text: 'Your suite is held until 2:32 pm, Eastern Time.',
  numbers: 'Suite 512, deck 5',
  planHref: suiteStep,
  expiredHref: suiteStep,
  extendAction: '/engine/extend',
};

export const quote: QuoteView = {
  lines: [
    { label: 'Seaview Suite, 7 nights', amount: '$22,610.00' },
    { label: 'Port charges and taxes', amount: '$1,890.00' },
  ],
  total: '$24,500.00',
};

export const choices: readonly PaymentChoiceView[] = [
  { value: 'deposit', now: '$6,125.00', later: '$18,375.00', laterDueOn: '12 January 2027' },
  { value: 'full', now: '$24,500.00' },
  { value: 'offer', deposit: '$6,125.00', depositDueOn: '28 November 2026' },
];

export const guests = [
  { index: 1, label: 'Guest 1, lead guest', kind: 'adult' },
  { index: 2, label: 'Guest 2, adult', kind: 'adult' },
  { index: 3, label: 'Guest 3, child', kind: 'child' },
] as const;

export const testCards = [
  { number: '4242 4242 4242 4242', says: 'pays' },
  { number: '4000 0000 0000 0002', says: 'is declined' },
  { number: '4000 0025 0000 3155', says: 'asks for a second step' },
  { number: '4000 0000 0000 0341', says: 'pays, and the answer is lost' },
] as const;

export const bindingTerms: BindingTermsView = {
  periods: [
    { to: '13 November 2026', retainedAmount: '$1,000.00', refund: '$23,500.00' },
    { from: '14 November 2026', to: '12 January 2027', retainedAmount: '$6,125.00', refund: '$18,375.00' },
    { from: '13 January 2027', to: '26 February 2027', retainedAmount: '$12,250.00', refund: '$12,250.00' },
    { from: '27 February 2027', to: '28 March 2027', retainedAmount: '$18,375.00', refund: '$6,125.00' },
    { from: '29 March 2027', to: '12 April 2027', retainedAmount: '$24,500.00', refund: '$0.00' },
  ],
  termsHref: '/terms',
  privacyHref: '/privacy-notice',
  changedOn: '21 November 2026',
};
