import type { Request, Response } from 'express';
import type { Address, AddressSheet } from '../../core/account/address';
import type { AddressRepository } from '../../core/account/address-repository.port';
import { changeAddresses, type TypedAddress } from '../../core/account/change-addresses';
import { accountPageTexts } from '../../../views/account/account.texts';
import type { AccountFormPage, AccountFormView } from '../../../views/account/AccountFormPage';
import type { FormMistakes } from '../../../views/account/form-fields';
import type { GeoLists } from '../geo/geo-lists';
import { notFound } from '../http-error';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import { addressRefusal } from './account-errors';
import { type AccountForm, emptyForm } from './account-forms';
import type { AccountFormHandler } from './account-form-handler';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

const texts = accountPageTexts.forms;

interface AddressPagesParts {
  readonly repository: AddressRepository;
  readonly geo: Pick<GeoLists, 'forAccount'>;
  readonly accountForms: AccountFormHandler;
  readonly newId: () => string;
}

const querySchema = Joi.object({ edit: Joi.string().allow('').default('') });

export class AddressPages {
  constructor(private readonly parts: AddressPagesParts) {}

  readonly show = async (req: Request, res: Response): Promise<PageAnswer<typeof AccountFormPage> | void> => {
    const { repository, accountForms } = this.parts;
    const { edit: editedId } = readForm(querySchema, req.query);
    const openedForm = await accountForms.open(req, {
      sheet: repository.find(guestOf(req).contactId),
      title: editedId === '' ? texts.addAddress : texts.editAddress,
      subject: accountPageTexts.lists.addressesSubject,
      retryHref: req.originalUrl,
    });
    if ('page' in openedForm) return openedForm.page;
    const { sheet, side } = openedForm;
    if (sheet.removedIds.includes(editedId)) return accountForms.redirectFromRemoved(res, 'addresses');
    const address = find(sheet, editedId);
    const form = accountForms.draftOf(req) ?? (address ? toForm(address) : emptyForm);
    return accountForms.show(req, { side, form: this.toView({ form, address, sheet, mistakes: {} }) });
  };

  readonly save = async (req: Request, res: Response): Promise<PageAnswer<typeof AccountFormPage> | void> => {
    const { repository, accountForms, newId } = this.parts;
    const form = accountForms.take(req, res, paths.account.addresses);
    if (!form) return;
    const { contactId } = guestOf(req);
    const sheet = await repository.find(contactId);
    const isRemoved = sheet.removedIds.includes(form.id);
    if (form.remove && isRemoved) return accountForms.redirectAfterSave(res, 'addresses');
    const address = isRemoved ? undefined : find(sheet, form.id);
    const again = (mistakes: FormMistakes) =>
      accountForms.show(req, { status: 422, form: this.toView({ form, address, sheet, mistakes }) });
    if (isRemoved) return again({ street: accountPageTexts.removedMeanwhile });
    const outcome = await repository.change({
      contactId,
      decide: (now) => changeAddresses(now, [toTyped(form, address)], newId),
    });
    switch (outcome.kind) {
      case 'changed':
        return accountForms.redirectAfterSave(res, 'addresses');
      case 'not-found':
        throw notFound();
      case 'wrong':
        return again(Object.fromEntries(outcome.mistakes.map(({ field, message }) => [field, message])));
      case 'refused': {
        const { field, message } = addressRefusal(outcome.reason);
        return again({ [field]: message });
      }
    }
  };

  private toView({
    form,
    address,
    sheet,
    mistakes,
  }: {
    readonly form: AccountForm;
    readonly address: Address | undefined;
    readonly sheet: AddressSheet;
    readonly mistakes: FormMistakes;
  }): AccountFormView {
    const { countries, states } = this.parts.geo.forAccount({ fields: [{ kind: 'countries' }, { kind: 'stateList' }] });
    const isPrimaryNow = address?.isPrimary ?? false;
    const { country, street, city, state, postalCode } = form;
    return {
      kind: 'address',
      title: address ? texts.editAddress : texts.addAddress,
      action: paths.account.addresses,
      backHref: paths.account.settings,
      ...(address ? { id: address.id, removal: { isChosen: form.remove } } : {}),
      isPrimary: (isPrimaryNow || form.fsyPrimary) && !form.remove,
      isPrimaryNow: isPrimaryNow || sheet.addresses.length === 0,
      mistakes,
      fields: {
        country,
        street,
        city,
        postalCode,
        countries,
        state: withCountry(country, state),
        states: countries.flatMap(({ value, label }) => {
          const options = Object.hasOwn(states, value) ? (states[value] ?? []) : [];
          return options.length === 0
            ? []
            : [
                {
                  country: value,
                  label,
                  options: options.map((option) => ({ ...option, value: withCountry(value, option.value) })),
                },
              ];
        }),
      },
    };
  }
}

const withCountry = (country: string, state: string): string =>
  state === '' || state.startsWith(`${country}-`) ? state : `${country}-${state}`;

function find({ addresses }: AddressSheet, id: string): Address | undefined {
  if (id === '') return undefined;
  const address = addresses.find((one) => one.id === id);
  if (!address) throw notFound();
  return address;
}

const toForm = ({ id, street, city, country, state, postalCode, isPrimary }: Address): AccountForm => ({
  ...emptyForm,
  id,
  street,
  city,
  country,
  state,
  postalCode,
  fsyPrimary: isPrimary,
});

/** The checkbox of the primary address is disabled, so browsers do not send it. */
const toTyped = (
  { street, city, country, state, postalCode, fsyPrimary, remove }: AccountForm,
  address: Address | undefined,
): TypedAddress => ({
  ...(address ? { id: address.id } : {}),
  street,
  city,
  country,
  state,
  postalCode,
  ...(address?.isPrimary ? {} : { isPrimary: fsyPrimary }),
  isRemoved: remove,
});
