import { headerAt, hold, visitorFrame } from './sample-reservation';
import { SecondStepPage, type SecondStepPageProps } from './SecondStepPage';

const props: SecondStepPageProps = {
  frame: { ...visitorFrame, path: '/engine/payment/bank' },
  header: headerAt(3),
  hold,
  amount: '$6,125.00',
  values: {},
  errors: {},
  action: '/engine/payment/bank',
  paymentHref: '/engine/payment',
};

export const empty = () => <SecondStepPage {...props} />;
export const demonstration = () => <SecondStepPage {...props} testCode="123456" />;
export const wrongCode = () => (
  <SecondStepPage {...props} errors={{ 'bank-code': 'Write the code that your bank sent, in digits.' }} />
);
