import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import type { Request, Response } from 'express';
import type { ConfirmContact } from '../../core/account/confirm-contact';
import { type Contact, isConfirmed } from '../../core/account/contact';
import type { ContactRepository } from '../../core/account/contact-repository.port';
import type { SendConfirmation, SendConfirmationOutcome } from '../../core/account/send-confirmation';
import { readSixDigits } from '../../core/sign-in/six-digits';
import { accountPageTexts } from '../../../views/account/account.texts';
import { AccountFormPage } from '../../../views/account/AccountFormPage';
import type { ConfirmContactPage, ConfirmContactPageProps } from '../../../views/account/ConfirmContactPage';
import type { ProfileSideView } from '../../../views/profile/ProfileFrame';
import { notFound } from '../http-error';
import { hrefConfirmContact } from '../hrefs';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import { answerWith, type PageAnswer, type PageResponse } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import { visitorAddress } from '../visitor-address';
import { toContactView } from './account-views';
import type { AccountFormHandler } from './account-form-handler';

const texts = accountPageTexts.confirm;

interface ConfirmPagesParts {
  readonly repository: Pick<ContactRepository, 'find'>;
  readonly sendConfirmation: Pick<SendConfirmation, 'run'>;
  readonly confirmContact: Pick<ConfirmContact, 'run'>;
  readonly side: Pick<ProfileSide, 'read'>;
  readonly accountForms: Pick<AccountFormHandler, 'open'>;
}

interface Screen extends Pick<ConfirmContactPageProps, 'isSent'> {
  readonly contact: Contact;
  readonly side?: ProfileSideView;
  readonly status?: number;
  readonly mistake?: string;
  readonly failure?: string;
}

const formSchema = Joi.object({ contact: formLine(80), OTP: formLine(40) });

/**
 * Needs no fresh code: adding the address required one, and the code sent to the address proves more (reliability A8).
 */
export class ConfirmPages {
  constructor(private readonly parts: ConfirmPagesParts) {}

  readonly show = async (
    req: Request,
    res: Response,
  ): Promise<PageAnswer<typeof ConfirmContactPage> | PageResponse | void> => {
    const { repository, accountForms } = this.parts;
    const openedForm = await accountForms.open(req, {
      sheet: repository.find(guestOf(req).contactId),
      title: texts.title,
      subject: accountPageTexts.lists.subject,
      retryHref: req.originalUrl,
    });
    if ('page' in openedForm) return answerWith(AccountFormPage, openedForm.page);
    const { side } = openedForm;
    const contact = openedForm.sheet.contacts.find(({ id }) => id === req.query['contact']);
    if (!contact) throw notFound();
    if (isConfirmed(contact)) return res.redirect(302, confirmedHref(contact));
    return this.render(req, { contact, side, isSent: req.query['sent'] === 'true' });
  };

  readonly send = async (req: Request, res: Response): Promise<PageAnswer<typeof ConfirmContactPage> | void> => {
    const outcome = await this.parts.sendConfirmation.run({
      contactId: guestOf(req).contactId,
      id: readForm(formSchema, req.body).contact,
      browser: req.sessionID,
      visitorAddress: visitorAddress(req),
    });
    switch (outcome.kind) {
      case 'not-found':
        throw notFound();
      case 'confirmed-already':
        return res.redirect(303, paths.account.settings);
      case 'sent':
        return res.redirect(303, hrefConfirmContact(outcome.contact.id, true));
      case 'wait':
      case 'unreachable':
      case 'unavailable':
        return this.refuse(req, res, outcome);
    }
  };

  readonly confirm = async (req: Request, res: Response): Promise<PageAnswer<typeof ConfirmContactPage> | void> => {
    const { contact: id, OTP } = readForm(formSchema, req.body);
    const outcome = await this.parts.confirmContact.run({
      contactId: guestOf(req).contactId,
      id,
      code: readSixDigits(OTP),
      browser: req.sessionID,
    });
    switch (outcome.kind) {
      case 'not-found':
        throw notFound();
      case 'confirmed':
        for (const cause of outcome.notificationErrors)
          req.log.warn({ err: cause }, 'a guest could not be notified of a confirmed address');
        return res.redirect(303, confirmedHref(outcome.contact));
      case 'failed':
        return this.render(req, {
          contact: outcome.contact,
          isSent: true,
          status: 422,
          mistake: OTP.trim() === '' ? texts.codeRequired : texts.failed,
        });
      case 'too-many-attempts':
        res.set('Retry-After', String(outcome.retryAfterSeconds));
        return this.render(req, { contact: outcome.contact, isSent: true, status: 429, mistake: texts.tooMany });
      case 'taken':
        return this.render(req, { contact: outcome.contact, isSent: false, status: 409, failure: texts.taken });
    }
  };

  private refuse(
    req: Request,
    res: Response,
    outcome: Extract<SendConfirmationOutcome, { kind: 'wait' | 'unreachable' | 'unavailable' }>,
  ): Promise<PageAnswer<typeof ConfirmContactPage>> {
    const { contact } = outcome;
    switch (outcome.kind) {
      case 'wait':
        res.set('Retry-After', String(outcome.retryAfterSeconds));
        // The field for the code stays, because a code may already be on its way, and the guest can type it.
        return this.render(req, { contact, isSent: true, status: 429, failure: texts.wait });
      case 'unreachable':
        return this.render(req, {
          contact,
          isSent: false,
          status: 422,
          failure:
            outcome.reason === 'country' || outcome.reason === 'unsupported-country'
              ? texts.country
              : texts.undeliverable,
        });
      case 'unavailable':
        req.log.error({ err: outcome.cause }, 'a code that confirms an address could not be sent');
        res.set('Retry-After', '5');
        return this.render(req, { contact, isSent: false, status: 503, failure: texts.unavailable });
    }
  }

  private async render(
    req: Request,
    { contact, status = 200, side: knownSide, ...screen }: Screen,
  ): Promise<PageAnswer<typeof ConfirmContactPage>> {
    const side = knownSide ?? (await this.parts.side.read(req)).side;
    const props: Omit<ConfirmContactPageProps, 'frame'> = {
      side,
      contactId: contact.id,
      address: toContactView(contact),
      isPhone: contact.channel === 'phone',
      action: paths.account.confirm,
      sendAction: paths.account.sendConfirmation,
      backHref: paths.account.settings,
      ...screen,
    };
    return { status, props };
  }
}

const confirmedHref = ({ channel }: Contact) => `${paths.account.settings}?done=confirmed#${channel}s`;
