import { PaymentPage, type PaymentPageProps } from './PaymentPage';
import { bindingTerms, choices, headerAt, hold, quote, testCards, visitorFrame } from './sample-reservation';

const props: PaymentPageProps = {
  frame: { ...visitorFrame, path: '/engine/payment' },
  header: headerAt(3),
  hold,
  quote,
  choices,
  values: {},
  errors: {},
  terms: bindingTerms,
  action: '/engine/payment',
  person: { phone: '+1 305 555 0100', email: 'reservations@example.com' },
  method: 'test-cards',
};

const typed = {
  choice: 'deposit',
  'card-number': '4000 0000 0000 0002',
  'card-expiry': '04/29',
  'card-name': 'Eleanor Marsh',
};

export const deposit = () => <PaymentPage {...props} />;
export const demonstration = () => <PaymentPage {...props} testCards={testCards} />;
export const heldAsAnOffer = () => <PaymentPage {...props} values={{ choice: 'offer' }} />;
const whole = choices.filter(({ value }) => value === 'full');

export const wholeAmountDue = () => <PaymentPage {...props} choices={whole} />;
export const declinedCardForTheWhole = () => (
  <PaymentPage
    {...props}
    choices={whole}
    values={{ ...typed, choice: 'full' }}
    problem={{ kind: 'declined', reference: '7f3c9a12' }}
  />
);
export const declinedCard = () => (
  <PaymentPage {...props} values={typed} problem={{ kind: 'declined', reference: '7f3c9a12' }} />
);
export const noMoreCards = () => (
  <PaymentPage {...props} values={typed} problem={{ kind: 'declines', reference: '7f3c9a12' }} />
);
export const waitingForTheBank = () => (
  <PaymentPage {...props} values={typed} problem={{ kind: 'unknown', reference: '7f3c9a12' }} />
);
export const paymentsResting = () => (
  <PaymentPage {...props} values={typed} problem={{ kind: 'unavailable', reference: '7f3c9a12' }} />
);
export const onTheProvidersPage = () => <PaymentPage {...props} method="hosted-page" />;
export const cameBackUnpaid = () => (
  <PaymentPage {...props} method="hosted-page" problem={{ kind: 'unpaid', reference: '7f3c9a12' }} />
);
export const withoutPayments = () => (
  <PaymentPage {...props} method="none" choices={choices.filter(({ value }) => value === 'offer')} />
);
export const withMistakes = () => (
  <PaymentPage
    {...props}
    values={{ ...typed, 'card-number': '4242 4242', 'card-expiry': '04/19' }}
    errors={{
      'card-number': 'A digit is missing or wrong in the card number.',
      'card-expiry': 'This card has expired.',
      'card-code': 'Write the security code again.',
    }}
  />
);
