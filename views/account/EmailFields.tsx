import { Field } from '../ui/Field';
import { accountPageTexts } from './account.texts';
import { fieldIdOf, type FormMistakes } from './form-fields';
import { UseField } from './UseField';

export interface EmailFieldsView {
  readonly email: string;
  readonly use: string;
}

export function EmailFields({
  fields: { email, use },
  mistakes,
}: {
  readonly fields: EmailFieldsView;
  readonly mistakes: FormMistakes;
}) {
  return (
    <>
      <Field
        id={fieldIdOf('email')}
        name="email"
        label={accountPageTexts.forms.email}
        hint={accountPageTexts.forms.newNote}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        defaultValue={email}
        error={mistakes['email']}
      />
      <UseField use={use} mistakes={mistakes} />
    </>
  );
}
