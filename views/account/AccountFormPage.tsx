import type { ReactNode } from 'react';
import { Head } from '../layout/Head';
import type { Frame } from '../layout/frame';
import { FailedSection } from '../profile/FailedSection';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { BackLink } from '../profile/BackLink';
import { Button, ButtonLink } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { ErrorSummary } from '../ui/ErrorSummary';
import { accountPageTexts } from './account.texts';
import { AddressFields, type AddressFieldsView } from './AddressFields';
import { EmailFields, type EmailFieldsView } from './EmailFields';
import { fieldIdOf, type FormMistakes } from './form-fields';
import { PhoneFields, type PhoneFieldsView } from './PhoneFields';

const texts = accountPageTexts.forms;

interface FormFrameView {
  readonly title: string;
  readonly action: string;
  readonly backHref: string;
  readonly id?: string;
  readonly isPrimary: boolean;
  readonly isPrimaryNow: boolean;
  readonly removal?: { readonly isChosen: boolean; readonly note?: string };
  readonly mistakes: FormMistakes;
}

export type AccountFormView =
  | (FormFrameView & { readonly kind: 'email'; readonly fields: EmailFieldsView })
  | (FormFrameView & { readonly kind: 'phone'; readonly fields: PhoneFieldsView })
  | (FormFrameView & { readonly kind: 'address'; readonly fields: AddressFieldsView });

export interface FailedFormView {
  readonly kind: 'failed';
  readonly title: string;
  readonly backHref: string;
  readonly subject: string;
  readonly retryHref: string;
}

export interface AccountFormPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly form: AccountFormView | FailedFormView;
}

export function AccountFormPage({ frame, side, form }: AccountFormPageProps) {
  const isWrong = form.kind !== 'failed' && Object.keys(form.mistakes).length > 0;
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={isWrong ? `${accountPageTexts.errorPrefix} ${form.title}` : form.title} isPrivate />
      <BackLink href={form.backHref}>{accountPageTexts.back}</BackLink>
      <h1 className="profile-title">{form.title}</h1>
      {form.kind === 'failed' ? (
        <FailedSection subject={form.subject} retryHref={form.retryHref} />
      ) : (
        <AccountForm form={form} visit={frame.visit} />
      )}
    </ProfileFrame>
  );
}

function AccountForm({ form, visit }: { readonly form: AccountFormView; readonly visit: string | undefined }) {
  const { kind, action, backHref, id, mistakes } = form;
  const summary = Object.entries(mistakes).flatMap(([name, message]) =>
    message === undefined ? [] : [{ fieldId: fieldIdOf(name), message }],
  );
  return (
    <form
      className="account-form"
      method="post"
      action={action}
      noValidate
      data-requires-fields=""
      data-account=""
      data-account-form={kind}
      data-draft={`account ${[visit, kind, id].join(' ')}`}
      data-draft-of={visit}
      data-draft-asks=""
    >
      <ErrorSummary mistakes={summary} />
      {id === undefined ? null : <input type="hidden" name="id" value={id} />}
      <FieldsOf form={form} />
      <FormChoices form={form} />
      <div className="account-form__actions">
        <Button data-save={texts.save} data-remove={texts.removeNow}>
          {texts.save}
        </Button>
        <ButtonLink variant="quiet" href={backHref} data-closes-dialog="">
          {accountPageTexts.cancel}
        </ButtonLink>
      </div>
    </form>
  );
}

function FieldsOf({ form }: { readonly form: AccountFormView }): ReactNode {
  switch (form.kind) {
    case 'email':
      return <EmailFields fields={form.fields} mistakes={form.mistakes} />;
    case 'phone':
      return <PhoneFields fields={form.fields} mistakes={form.mistakes} />;
    case 'address':
      return <AddressFields fields={form.fields} mistakes={form.mistakes} />;
  }
}

/** Shows the two checkboxes of every form: primary, and removal, which excludes it (ACC-08, ACC-09). */
function FormChoices({
  form: { kind, isPrimary, isPrimaryNow, removal, mistakes },
}: {
  readonly form: AccountFormView;
}) {
  return (
    <div className="account-form__settings">
      <Checkbox
        id={fieldIdOf('fsyPrimary')}
        name="fsyPrimary"
        value="true"
        defaultChecked={isPrimary}
        disabled={isPrimaryNow}
        {...(isPrimaryNow ? { hint: texts.isPrimary } : {})}
        error={mistakes['fsyPrimary']}
      >
        {texts.primary[kind]}
      </Checkbox>
      {removal ? (
        <Checkbox
          id={fieldIdOf('remove')}
          name="remove"
          value="true"
          defaultChecked={removal.isChosen}
          {...(removal.note === undefined ? {} : { hint: removal.note })}
          error={mistakes['remove']}
        >
          {texts.remove[kind]}
        </Checkbox>
      ) : null}
    </div>
  );
}
