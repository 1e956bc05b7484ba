import { BankCodePage, type BankCodePageProps } from './BankCodePage';
import { offeredAccount, reservation } from './sample-account';
import { visitorFrame } from './sample-reservation';

const props: BankCodePageProps = {
  frame: { ...visitorFrame, path: '/engine/manage/bank' },
  reservation,
  account: offeredAccount,
  amount: '$6,125.00',
  action: '/engine/manage/bank',
  hiddenFields: { permit: 'sample', payment: 'sample-payment' },
  backHref: '/engine/manage',
};

export const asked = () => <BankCodePage {...props} testCode="123456" />;
export const notDigits = () => <BankCodePage {...props} error="The code has digits alone." />;
