import { CancelSuitePage, type CancelSuitePageProps } from './CancelSuitePage';
import { guestFrame } from './sample-reservation';

const props: CancelSuitePageProps = {
  frame: { ...guestFrame, path: '/engine/manage/cancel' },
  reservation: {
    reservationId: 'ON71234568',
    status: 'Booked',
    title: 'Seven Nights in the Cyclades',
    facts: ['12 – 19 April 2027, 7 nights', 'Ocean Suite, cabin 701 on deck 7', '3 guests'],
  },
  paidAmount: '$7,800.00',
  retainedAmount: '$1,500.00',
  refund: '$6,300.00',
  isFree: false,
  stays: ['Seaview Suite, cabin 512, reservation ON71234567'],
  action: '/engine/manage/cancel',
  hiddenFields: { reservationId: 'ON71234568', kept: '150000' },
  backHref: '/engine/manage',
};

export const cost = () => <CancelSuitePage {...props} />;
export const offer = () => (
  <CancelSuitePage {...props} paidAmount="$0.00" retainedAmount="$0.00" refund="$0.00" isFree />
);
export const sumsHaveChanged = () => <CancelSuitePage {...props} hasChanged />;
