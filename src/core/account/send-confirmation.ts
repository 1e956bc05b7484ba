import type { SendOutcome } from '../messages/message-sender.port';
import type { RateLimits, RateUse } from '../shared/rate-limits.port';
import { addressOf } from '../sign-in/address-of';
import { carrierUses, requestUses, sendUses } from '../sign-in/code-limits';
import type { Identifier } from '../sign-in/guest';
import type { OneTimeCodes } from '../sign-in/one-time-codes.port';
import type { TextMessageCountries } from '../sign-in/text-message-countries';
import { confirmationMessage, confirmationOf } from './confirmation-code';
import { type Contact, isConfirmed, toIdentifier } from './contact';
import type { ContactRepository } from './contact-repository.port';

export type SendConfirmationOutcome =
  | { readonly kind: 'sent'; readonly contact: Contact }
  | { readonly kind: 'confirmed-already' }
  | { readonly kind: 'not-found' }
  /** Text messages are not sent to that country (AUT-07), or the provider refuses this address. */
  | {
      readonly kind: 'unreachable';
      readonly contact: Contact;
      readonly reason: 'country' | Extract<SendOutcome, { kind: 'refused' }>['reason'];
    }
  | { readonly kind: 'wait'; readonly contact: Contact; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable'; readonly contact: Contact; readonly cause: unknown };

interface SendConfirmationParts {
  readonly repository: Pick<ContactRepository, 'find'>;
  readonly codes: Pick<OneTimeCodes, 'prepare'>;
  readonly limits: RateLimits;
  readonly countries: Pick<TextMessageCountries, 'canReach'>;
  readonly lineName: string;
}

interface ConfirmationRequest {
  readonly contactId: string;
  readonly id: string;
  readonly browser: string;
  readonly visitorAddress: string;
}

/** Limits addresses, so that an account cannot be used to write to strangers. */
const addressesByGuest = { name: 'confirmations-by-guest', max: 8, withinSeconds: 24 * 3600 };

/** Maximum of codes that all guests together may have sent to one address that they list. */
const confirmationsByAddress = { name: 'confirmations-by-address', max: 20, withinSeconds: 24 * 3600 };

/**
 * Sends confirmation codes within limits that are separate from those of sign-in codes: listing another person's
 * address uses up none of that person's budget (reliability A6, F6).
 */
export class SendConfirmation {
  constructor(private readonly parts: SendConfirmationParts) {}

  async run({ contactId, id, browser, visitorAddress }: ConfirmationRequest): Promise<SendConfirmationOutcome> {
    const contact = (await this.parts.repository.find(contactId)).contacts.find((one) => one.id === id);
    if (!contact) return { kind: 'not-found' };
    if (isConfirmed(contact)) return { kind: 'confirmed-already' };
    const to = toIdentifier(contact);
    if (!this.parts.countries.canReach(to)) return { kind: 'unreachable', contact, reason: 'country' };
    const visitorUses = requestUses({ address: visitorAddress, browser });
    const uses = [
      { budget: addressesByGuest, subject: contactId, member: addressOf(to) },
      { budget: confirmationsByAddress, subject: addressOf(to) },
      ...sendUses(confirmationOf(contactId, to)),
      ...carrierUses(to),
    ];
    try {
      const rateOutcome = await this.parts.limits.take([...visitorUses, ...uses]);
      if (rateOutcome.kind === 'exceeded')
        return { kind: 'wait', contact, retryAfterSeconds: rateOutcome.retryAfterSeconds };
      const outcome = await this.releaseUnlessSent(uses, () => this.send({ contactId, to, browser }));
      return outcome.kind === 'sent'
        ? { kind: 'sent', contact }
        : { kind: 'unreachable', contact, reason: outcome.reason };
    } catch (cause) {
      return { kind: 'unavailable', contact, cause };
    }
  }

  private async send({
    contactId,
    to,
    browser,
  }: {
    readonly contactId: string;
    readonly to: Identifier;
    readonly browser: string;
  }): Promise<SendOutcome> {
    const { codes, lineName } = this.parts;
    const identifier = confirmationOf(contactId, to);
    return (
      await codes.prepare({ identifier, to, browser, write: (code) => confirmationMessage({ to, code, lineName }) })
    ).send();
  }

  /** A message that was not sent does not count against the limits (reliability D4). */
  private async releaseUnlessSent(uses: readonly RateUse[], work: () => Promise<SendOutcome>): Promise<SendOutcome> {
    const release = () => this.parts.limits.release(uses).catch(() => undefined);
    try {
      const outcome = await work();
      if (outcome.kind !== 'sent') await release();
      return outcome;
    } catch (error) {
      await release();
      throw error;
    }
  }
}
