import type { Request, Response } from 'express';
import { contactRefusalText } from '../../core/account/account-texts';
import { type Contact, type ContactChannel, type ContactSheet, maxContacts } from '../../core/account/contact';
import type { ContactRepository } from '../../core/account/contact-repository.port';
import { validateContact, type TypedContact } from '../../core/account/validate-contact';
import type { SaveContacts } from '../../core/account/save-contacts';
import type { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import { accountPageTexts } from '../../../views/account/account.texts';
import type { AccountFormPage } from '../../../views/account/AccountFormPage';
import type { FormMistakes } from '../../../views/account/form-fields';
import { notFound } from '../http-error';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import { refusedField } from './account-errors';
import { type AccountForm, emptyForm } from './account-forms';
import type { ContactFormViews } from './contact-form-views';
import { contactFieldNames } from './contact-wire';
import type { AccountFormHandler } from './account-form-handler';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

interface ContactPagesParts {
  readonly repository: Pick<ContactRepository, 'find'>;
  readonly saveContacts: Pick<SaveContacts, 'run'>;
  readonly phones: PhoneNumbers;
  readonly views: ContactFormViews;
  readonly accountForms: AccountFormHandler;
}

const pathOf: Readonly<Record<ContactChannel, string>> = { email: paths.account.emails, phone: paths.account.phones };
const texts = accountPageTexts.forms;
const titlesOf = {
  email: { add: texts.addEmail, edit: texts.editEmail },
  phone: { add: texts.addPhone, edit: texts.editPhone },
};
const fragmentOf: Readonly<Record<ContactChannel, string>> = { email: 'emails', phone: 'phones' };

const querySchema = Joi.object({ edit: Joi.string().allow('').default('') });

export class ContactPages {
  constructor(private readonly parts: ContactPagesParts) {}

  readonly showEmail = (req: Request, res: Response): Promise<PageAnswer<typeof AccountFormPage> | void> =>
    this.show(req, res, 'email');
  readonly saveEmail = (req: Request, res: Response): Promise<PageAnswer<typeof AccountFormPage> | void> =>
    this.save(req, res, 'email');
  readonly showPhone = (req: Request, res: Response): Promise<PageAnswer<typeof AccountFormPage> | void> =>
    this.show(req, res, 'phone');
  readonly savePhone = (req: Request, res: Response): Promise<PageAnswer<typeof AccountFormPage> | void> =>
    this.save(req, res, 'phone');

  private async show(
    req: Request,
    res: Response,
    channel: ContactChannel,
  ): Promise<PageAnswer<typeof AccountFormPage> | void> {
    const { repository, views, accountForms } = this.parts;
    const { edit: editedId } = readForm(querySchema, req.query);
    const openedForm = await accountForms.open(req, {
      sheet: repository.find(guestOf(req).contactId),
      title: titlesOf[channel][editedId === '' ? 'add' : 'edit'],
      subject: accountPageTexts.lists.subject,
      retryHref: req.originalUrl,
    });
    if ('page' in openedForm) return openedForm.page;
    const { sheet, side } = openedForm;
    if (sheet.removedIds.includes(editedId)) return accountForms.redirectFromRemoved(res, fragmentOf[channel]);
    const contact = find(sheet, channel, editedId);
    const isFull =
      contact === undefined && sheet.contacts.filter((one) => one.channel === channel).length >= maxContacts;
    if (isFull) return res.redirect(302, `${paths.account.settings}#${fragmentOf[channel]}`);
    const form = accountForms.draftOf(req) ?? (contact ? views.toForm(contact) : emptyForm);
    return accountForms.show(req, { side, form: views.toView({ channel, form, contact, sheet, mistakes: {} }) });
  }

  private async save(
    req: Request,
    res: Response,
    channel: ContactChannel,
  ): Promise<PageAnswer<typeof AccountFormPage> | void> {
    const { repository, saveContacts, phones, views, accountForms } = this.parts;
    const form = accountForms.take(req, res, pathOf[channel]);
    if (!form) return;
    const { contactId } = guestOf(req);
    const sheet = await repository.find(contactId);
    const isRemoved = sheet.removedIds.includes(form.id);
    if (form.remove && isRemoved) return accountForms.redirectAfterSave(res, fragmentOf[channel]);
    const contact = isRemoved ? undefined : find(sheet, channel, form.id);
    const again = (mistakes: FormMistakes) =>
      accountForms.show(req, { status: 422, form: views.toView({ channel, form, contact, sheet, mistakes }) });
    if (isRemoved) return again({ [channel === 'email' ? 'email' : 'phoneNumber']: accountPageTexts.removedMeanwhile });
    const validation = validateContact(toTyped(form, channel, contact), phones);
    if (validation.kind === 'wrong')
      return again(
        Object.fromEntries(validation.mistakes.map(({ field, message }) => [contactFieldNames[field], message])),
      );
    const outcome = await saveContacts.run({ contactId, changes: [validation.change] });
    if (outcome.kind === 'not-found') throw notFound();
    if (outcome.kind === 'refused') {
      const field = refusedField(outcome.reason, channel);
      return again({ [field === 'active' ? 'remove' : field]: contactRefusalText(outcome.reason, channel) });
    }
    for (const cause of outcome.notificationErrors)
      req.log.warn({ err: cause }, 'a guest could not be notified of a change of their contact details');
    accountForms.redirectAfterSave(res, fragmentOf[channel]);
  }
}

/** Returns undefined for a new entry. @throws when the id is not on this guest's list, even if another guest has it. */
function find({ contacts }: ContactSheet, channel: ContactChannel, id: string): Contact | undefined {
  if (id === '') return undefined;
  const contact = contacts.find((one) => one.id === id && one.channel === channel);
  if (!contact) throw notFound();
  return contact;
}

/** The checkbox of the primary entry is disabled, so browsers do not send it. */
const toTyped = (form: AccountForm, channel: ContactChannel, contact: Contact | undefined): TypedContact => ({
  id: contact?.id,
  channel,
  ...(channel === 'email' ? { email: form.email } : { country: form.countryCode, phone: form.phoneNumber }),
  use: form.businessPersonal,
  isPrimary: contact?.isPrimary ? undefined : form.fsyPrimary,
  isRemoved: form.remove,
});
