import { Head } from '../layout/Head';
import type { Frame } from '../layout/frame';
import { FailedSection } from '../profile/FailedSection';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Notice } from '../ui/Notice';
import { accountPageTexts as texts } from './account.texts';
import { AccountDetails, type AccountDetailsView } from './AccountDetails';
import { AddressList, type AddressListView } from './AddressList';
import { ContactList, type ContactListView } from './ContactList';

interface AccountLinks {
  readonly settings: string;
  readonly picture: string;
  readonly preferences: string;
  readonly notifications: string;
  readonly data: string;
  readonly sessions: string;
  readonly passkeys: string;
  readonly logout: string;
}

export interface AccountPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly links: AccountLinks;
  readonly details?: AccountDetailsView;
  readonly contacts?: { readonly emails: ContactListView; readonly phones: ContactListView };
  readonly addresses?: AddressListView;
  readonly receipt?: { readonly tone: 'success' | 'info'; readonly title?: string; readonly text: string };
}

const lists = texts.lists;

export function AccountPage({ frame, side, links, details, contacts, addresses, receipt }: AccountPageProps) {
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={texts.title} description={texts.description} isPrivate />
      <h1 className="profile-title">{texts.title}</h1>
      {receipt === undefined ? null : (
        <Notice
          tone={receipt.tone}
          className="account__receipt"
          {...(receipt.title === undefined ? {} : { title: receipt.title })}
        >
          {receipt.text}
        </Notice>
      )}
      {details ? (
        <AccountDetails details={details} pictureHref={links.picture} />
      ) : (
        <Missing subject={texts.details.subject} retryHref={links.settings} />
      )}
      <div
        className="account__lists"
        data-account-lists=""
        data-ends-draft={receipt?.tone === 'success' ? 'account' : undefined}
      >
        {contacts ? (
          <>
            <ContactList id="emails" title={lists.emails} none={lists.none.emails} list={contacts.emails} />
            <ContactList id="phones" title={lists.phones} none={lists.none.phones} list={contacts.phones} />
          </>
        ) : (
          <Missing subject={lists.subject} retryHref={links.settings} />
        )}
        {addresses ? (
          <AddressList list={addresses} />
        ) : (
          <Missing subject={lists.addressesSubject} retryHref={links.settings} />
        )}
      </div>
      <MoreDetails links={links} />
    </ProfileFrame>
  );
}

const Missing = ({ subject, retryHref }: { readonly subject: string; readonly retryHref: string }) => (
  <div className="account__section">
    <FailedSection subject={subject} retryHref={retryHref} />
  </div>
);

function MoreDetails({ links }: { readonly links: AccountLinks }) {
  const rows = [
    [texts.more.preferences, links.preferences],
    [texts.more.notifications, links.notifications],
    [texts.more.data, links.data],
    [texts.more.sessions, links.sessions],
    [texts.more.passkeys, links.passkeys],
    [texts.more.logout, links.logout],
  ] as const;
  return (
    <section className="account__section" aria-labelledby="more-details">
      <h2 className="account__heading" id="more-details">
        {texts.more.title}
      </h2>
      <ul className="account__links">
        {rows.map(([label, href]) => (
          <li key={href} className="account__link-row">
            <a className="account__link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
