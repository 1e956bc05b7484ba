import { useExamplePictures } from '../gallery/example-pictures';
import { ConfirmationPage, type ConfirmationPageProps } from './ConfirmationPage';
import { guestFrame, visitorFrame } from './sample-reservation';

const confirmation: Omit<ConfirmationPageProps, 'picture'> = {
  frame: { ...visitorFrame, path: '/engine/confirmation' },
  kind: 'reserved',
  reservationId: '1048213',
  voyage: {
    title: 'Seven Nights in the Cyclades',
    dates: '12 – 19 April 2027',
    nights: '7 nights',
    ports: 'Athens to Kuşadası',
  },
  suite: { title: 'Seaview Suite', code: 'SV' },
  cabin: { number: '512', deck: 5 },
  guests: '2 adults, 1 child',
  total: '$24,500.00',
  paidAmount: '$6,125.00',
  due: [{ kind: 'rest', amount: '$18,375.00', dueOn: '12 January 2027' }],
  manageHref: '/engine/manage?receipt=sample',
  takesPayments: true,
  isDuplicate: false,
  next: { kind: 'sign-in', href: '/login', email: 'newcomer@example.com' },
};

const useProps = (): ConfirmationPageProps => ({ ...confirmation, picture: useExamplePictures()('aegean-cove') });

export const reservedByVisitor = () => <ConfirmationPage {...useProps()} />;
export const reservedInFull = () => (
  <ConfirmationPage
    {...useProps()}
    frame={{ ...guestFrame, path: '/engine/confirmation' }}
    paidAmount="$24,500.00"
    due={[]}
    next={{ kind: 'trip', href: '/my-profile/trips' }}
  />
);
export const heldAsOffer = () => (
  <ConfirmationPage
    {...useProps()}
    kind="offer"
    paidAmount={undefined}
    due={[
      { kind: 'deposit', amount: '$6,125.00', dueOn: '28 November 2026' },
      { kind: 'rest', amount: '$18,375.00', dueOn: '12 January 2027' },
    ]}
  />
);
export const onTheWaitlist = () => (
  <ConfirmationPage {...useProps()} kind="waitlist" position={2} cabin={undefined} paidAmount={undefined} due={[]} />
);
export const severalSuites = () => (
  <ConfirmationPage
    {...useProps()}
    guests="5 guests"
    breakdownHref="/engine/manage/fare-breakdown.pdf"
    suites={[
      {
        reservationId: 'ON71234567',
        title: 'Seaview Suite',
        cabin: { code: 'SV', number: '512', deck: 5 },
        guests: '2 guests',
        fare: '$24,500.00',
        manageHref: '/engine/manage',
      },
      {
        reservationId: 'ON71234568',
        title: 'Ocean Suite',
        guests: '3 guests',
        fare: '$31,200.00',
        manageHref: '/engine/manage',
        endText: 'Cancelled',
      },
    ]}
  />
);
