import type { Request } from 'express';
import type { AddressRepository } from '../../core/account/address-repository.port';
import type { ContactRepository } from '../../core/account/contact-repository.port';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { Clock } from '../../core/shared/clock.port';
import { hasFreshCode } from '../../core/sign-in/session-life';
import type { TextMessageCountries } from '../../core/sign-in/text-message-countries';
import { accountPageTexts as texts } from '../../../views/account/account.texts';
import type { AccountPage, AccountPageProps } from '../../../views/account/AccountPage';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import { toAddressList, toContactList, toDetails } from './account-views';
import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

interface AccountPagesParts {
  readonly repository: Pick<ContactRepository, 'find'>;
  readonly addresses: Pick<AddressRepository, 'find'>;
  readonly side: Pick<ProfileSide, 'read'>;
  readonly countries: Pick<TextMessageCountries, 'canReach'>;
  readonly clock: Clock;
}

const querySchema = Joi.object({ done: formLine(20) });

export class AccountPages {
  constructor(private readonly parts: AccountPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof AccountPage>> => {
    const { repository, addresses: addressRepository, side: sides, countries, clock } = this.parts;
    const { contactId, signedInAt } = guestOf(req);
    const note = (error: unknown) => req.log.warn({ err: error }, 'a part of the account page could not be read');
    const [{ side, guest }, contacts, addresses] = await Promise.all([
      sides.read(req),
      readIsolatedSection(repository.find(contactId), note),
      readIsolatedSection(addressRepository.find(contactId), note),
    ]);
    const receipt = receipts.get(readForm(querySchema, req.query).done);
    return {
      props: {
        side,
        links,
        ...(guest && { details: toDetails(guest, { isFresh: hasFreshCode({ signedInAt }, clock.now().getTime()) }) }),
        ...(contacts.kind === 'ready' && {
          contacts: {
            emails: toContactList(contacts.value, 'email', countries),
            phones: toContactList(contacts.value, 'phone', countries),
          },
        }),
        ...(addresses.kind === 'ready' ? { addresses: toAddressList(addresses.value.addresses) } : {}),
        ...(receipt === undefined ? {} : { receipt }),
      } satisfies Omit<AccountPageProps, 'frame'>,
    };
  };
}

const { settings, picture, preferences, notifications, data } = paths.account;
const links = {
  settings,
  picture,
  preferences,
  notifications,
  data,
  sessions: paths.signIn.sessions,
  passkeys: paths.signIn.passkeys,
  logout: paths.signIn.logout,
};

/** A map, because the key comes from the URL and may be the name of an object's built-in property. */
const receipts: ReadonlyMap<string, NonNullable<AccountPageProps['receipt']>> = new Map<
  string,
  NonNullable<AccountPageProps['receipt']>
>([
  ['saved', { tone: 'success', ...texts.saved }],
  ['confirmed', { tone: 'success', text: texts.confirmed }],
  ['removed', { tone: 'info', text: texts.removed }],
]);
