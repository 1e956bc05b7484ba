import { accountPageTexts } from './account.texts';
import { AccountPage } from './AccountPage';
import {
  everything,
  fourEmails,
  frame,
  links,
  newcomer,
  noAddresses,
  noEmails,
  oneEmail,
  onePhone,
  side,
  twoAddresses,
} from './sample-account';

export const full = () => (
  <AccountPage
    frame={frame}
    side={side}
    links={links}
    details={everything}
    contacts={{ emails: fourEmails, phones: onePhone }}
    addresses={twoAddresses}
    receipt={{ tone: 'success', ...accountPageTexts.saved }}
  />
);
export const sparse = () => (
  <AccountPage
    frame={frame}
    side={side}
    links={links}
    details={newcomer}
    contacts={{ emails: oneEmail, phones: { ...noEmails, addLabel: 'Add Phone Number' } }}
    addresses={noAddresses}
  />
);
export const systemsDown = () => <AccountPage frame={frame} side={side} links={links} />;
