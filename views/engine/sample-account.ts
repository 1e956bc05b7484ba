import type { AmountFormView } from './AmountForm';
import type { AccountView, ReservationView } from './manage-views';
import { testCards } from './sample-reservation';

export const reservation: ReservationView = {
  reservationId: 'ON70010003',
  status: 'Offer',
  title: 'Seven Nights in the Cyclades',
  facts: ['12 – 19 April 2027, 7 nights, Athens to Kuşadası', 'Seaview Suite, cabin 512 on deck 5', '3 guests'],
};

export const offeredAccount: AccountView = {
  lines: [
    { label: 'Suite fare', amount: '$22,610.00' },
    { label: 'Port charges, 3 guests', amount: '$1,890.00' },
  ],
  total: '$24,500.00',
  payments: [],
  paidAmount: '$0.00',
  remaining: '$24,500.00',
  due: ['The deposit of $6,125.00 is due by 28 November 2026.', 'The remaining $18,375.00 is due by 12 January 2027.'],
  downloadHref: '/engine/manage/fare-breakdown.pdf',
};

export const bookedAccount: AccountView = {
  ...offeredAccount,
  payments: [
    { paymentId: '1', when: '21 November 2026', card: '4242', amount: '$6,125.00' },
    { paymentId: '2', when: '4 December 2026', card: '3155', amount: '$1,000.00' },
  ],
  paidAmount: '$7,125.00',
  remaining: '$17,375.00',
  due: ['The remaining $17,375.00 is due by 12 January 2027.'],
};

export const form: AmountFormView = {
  action: '/engine/manage',
  hiddenFields: { permit: 'sample', key: 'sample-key', left: '2450000' },
  choices: [
    { value: 'deposit', amount: '$6,125.00', later: '$18,375.00' },
    { value: 'balance', amount: '$24,500.00' },
    { value: 'part', min: '$500.00', max: '$24,000.00' },
  ],
  values: {},
  errors: {},
  method: 'test-cards',
  testCards,
};
