import { accountPageTexts } from './account.texts';
import { ConfirmContactPage } from './ConfirmContactPage';
import { frame, side } from './sample-account';

const props = {
  frame,
  side,
  contactId: '1',
  address: 'at-sea@example.com',
  isPhone: false,
  action: '#',
  sendAction: '#',
  backHref: '#',
};

export const before = () => <ConfirmContactPage {...props} isSent={false} />;
export const sent = () => <ConfirmContactPage {...props} isSent />;
export const wrong = () => <ConfirmContactPage {...props} isSent mistake={accountPageTexts.confirm.failed} />;
export const taken = () => <ConfirmContactPage {...props} isSent={false} failure={accountPageTexts.confirm.taken} />;
