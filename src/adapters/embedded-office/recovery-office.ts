import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { changeContacts } from '../../core/account/change-contacts';
import type { ContactSheet } from '../../core/account/contact';
import { contactNotices } from '../../core/account/contact-notice';
import type { Message } from '../../core/messages/message';
import type { MessageSender } from '../../core/messages/message-sender.port';
import { addressOf } from '../../core/sign-in/address-of';
import type { TextMessageCountries } from '../../core/sign-in/text-message-countries';
import type { PasskeyRepository } from '../../core/sign-in/passkey-repository.port';
import type { SessionRegister } from '../../core/sign-in/session-register.port';
import { EmbeddedContactRepository } from '../embedded-crm/account/contact-repository';
import { holderOf } from '../embedded-crm/account/contact-keys';
import { endedSession } from '../embedded-state/sign-in/ended-session';
import { reportChange, recordChange, type RecordParts } from './record-change';
import { refuse } from './refused-command';

interface RecoveryOfficeParts extends RecordParts {
  readonly sender: MessageSender;
  readonly countries: Pick<TextMessageCountries, 'canReach'>;
  readonly lineName: string;
  readonly accountUrl: string;
  readonly sessionsElsewhere?: Pick<SessionRegister, 'endAll'>;
  readonly passkeysElsewhere?: Pick<PasskeyRepository, 'list' | 'remove'>;
}

interface Recovery {
  readonly guest: string;
  /** How the consultant verified the guest's identity; it is logged. */
  readonly checked: string;
  readonly email?: string | undefined;
}

/** Restores access for a guest who lost a device or a mailbox and whom a consultant knows (reliability F6). */
export class RecoveryOffice {
  constructor(private readonly parts: RecoveryOfficeParts) {}

  async recover({ guest, checked, email }: Recovery): Promise<string> {
    const contactId = await this.findContact(guest);
    if (contactId === undefined) return refuse(`There is no guest ${guest}.`);
    const contacts = new EmbeddedContactRepository(this.parts.db, this.parts.clock);
    const before = await contacts.find(contactId);
    if (email !== undefined) await this.openOnlyBy(contactId, email);
    const after = await contacts.find(contactId);
    const opens = email === undefined ? '' : ` ${email} is the only address that opens the account.`;
    // Sessions in other stores are ended first, so that a recorded success is always complete.
    const elsewhere = (await this.parts.sessionsElsewhere?.endAll({ contactId })) ?? 0;
    const removedElsewhere = await this.removeElsewhere(contactId);
    const change = await recordChange(this.parts, `recover ${contactId}: ${checked}`, async (transaction) => {
      const sessions = await transaction
        .updateTable('sessions')
        .set(endedSession(this.parts.clock.now().getTime()))
        .where('contact_id', '=', contactId)
        .where('ended_at', 'is', null)
        .returning('sid')
        .execute();
      const passkeys = await transaction
        .deleteFrom('passkeys')
        .where('contact_id', '=', contactId)
        .returning('passkey_id')
        .execute();
      const endText = `${sessions.length + elsewhere} sessions and ${passkeys.length + removedElsewhere} passkeys of ${contactId} are ended.`;
      return reportChange(`${endText}${opens}`);
    });
    return `${change.text}${await this.notifyFormer({ before, after })}`;
  }

  private async removeElsewhere(contactId: string): Promise<number> {
    const { passkeysElsewhere } = this.parts;
    const passkeys = (await passkeysElsewhere?.list(contactId)) ?? [];
    for (const passkey of passkeys) await passkeysElsewhere?.remove(passkey);
    return passkeys.length;
  }

  /** Notifies the former address, so that a guest whose account was taken over can call the line (reliability A8). */
  private async notifyFormer(change: { readonly before: ContactSheet; readonly after: ContactSheet }): Promise<string> {
    const { lineName, accountUrl } = this.parts;
    const notices = await Promise.all(
      contactNotices({ ...change, lineName, accountUrl }).map(async (notice) => {
        const isSent = await this.send(notice);
        return `${addressOf(notice.to)} ${isSent ? 'was told' : 'could not be told: please write or call there'}`;
      }),
    );
    return notices.length === 0 ? '' : ` ${notices.join('; ')}.`;
  }

  private async send(notice: Message): Promise<boolean> {
    const { sender, countries } = this.parts;
    if (!countries.canReach(notice.to)) return false;
    try {
      return (await sender.send(notice)).kind === 'sent';
    } catch {
      return false;
    }
  }

  private async findContact(guest: string): Promise<string | undefined> {
    const { db } = this.parts;
    const address = guest.toLowerCase();
    const holder =
      (await holderOf(db, { channel: 'email', address })) ?? (await holderOf(db, { channel: 'phone', address }));
    if (holder !== undefined) return holder;
    // When another system has the guests, only the ids of contacts with passkeys or sessions are known here.
    const { rows } = await sql<{ readonly contact_id: string }>`
      select contact_id from contacts where contact_id = ${guest} and erased_at is null
      union select contact_id from passkeys where contact_id = ${guest}
      union select contact_id from sessions where contact_id = ${guest}`.execute(db);
    const [knownRow] = rows;
    if (knownRow) return knownRow.contact_id;
    return ((await this.parts.passkeysElsewhere?.list(guest)) ?? []).length > 0 ? guest : undefined;
  }

  /** Makes the address the only one that signs in. A repeat changes nothing. */
  private async openOnlyBy(contactId: string, address: string): Promise<void> {
    const { db, clock } = this.parts;
    const contacts = new EmbeddedContactRepository(db, clock);
    const isOurs = (one: { readonly address: string }) => one.address === address;
    const { contacts: before } = await contacts.find(contactId);
    if (!before.some(isOurs)) {
      const holder = await holderOf(db, { channel: 'email', address });
      if (holder !== undefined && holder !== contactId) refuse(`${address} opens another guest’s account.`);
      const { outcome } = await contacts.change({
        contactId,
        decide: (sheet) =>
          changeContacts(
            sheet,
            [{ kind: 'add', channel: 'email', address, use: 'Personal', isPrimary: true }],
            randomUUID,
          ),
      });
      if (outcome.kind !== 'changed') refuse(`${address} cannot be added: the guest’s list is full.`);
    }
    const { contacts: listedContacts } = await contacts.find(contactId);
    const id = listedContacts.find(isOurs)?.id ?? '';
    const confirmOutcome = await contacts.confirm({ contactId, id, address, at: clock.now() });
    if (confirmOutcome.kind !== 'confirmed') refuse(`${address} opens another guest’s account.`);
    const others = listedContacts.filter((one) => !isOurs(one));
    await contacts.change({
      contactId,
      decide: (sheet) =>
        changeContacts(
          sheet,
          [{ kind: 'edit', id, isPrimary: true }, ...others.map((one) => ({ kind: 'remove' as const, id: one.id }))],
          randomUUID,
        ),
    });
  }
}
