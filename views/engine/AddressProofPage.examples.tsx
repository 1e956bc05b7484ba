import { AddressProofPage, type AddressProofPageProps } from './AddressProofPage';
import { headerAt, hold, visitorFrame } from './sample-reservation';

const props: AddressProofPageProps = {
  frame: { ...visitorFrame, path: '/engine/address' },
  header: headerAt(3),
  hold,
  purpose: 'offer',
  step: 'code',
  email: 'eleanor@example.com',
  action: '/engine/address',
  hiddenFields: { task: 'sealed' },
  errors: {},
  person: { phone: '+1 305 555 0100', email: 'reservations@example.com' },
  backHref: '/engine/payment',
};

export const codeForAnOffer = () => <AddressProofPage {...props} />;
export const codeForTheWaitlist = () => <AddressProofPage {...props} purpose="waitlist" />;
export const wrongCode = () => (
  <AddressProofPage {...props} errors={{ OTP: 'This code is wrong, or it has expired.' }} />
);
export const addressToHold = () => <AddressProofPage {...props} purpose="hold" step="email" />;
export const botCheck = () => (
  <AddressProofPage
    {...props}
    step="bot-check"
    plain={{ question: 'What is two plus three?', challenge: 'sealed', isShown: true }}
  />
);
export const tooManyHolds = () => <AddressProofPage {...props} purpose="hold" step="none" problem="limit" />;
