import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { CheckboxGroup } from '../ui/CheckboxGroup';
import { ErrorSummary } from '../ui/ErrorSummary';
import { Field } from '../ui/Field';
import { RadioGroup } from '../ui/RadioGroup';
import { SelectField } from '../ui/SelectField';
import type { InviteFormView } from './party-view';
import { partyTexts } from './party.texts';

const texts = partyTexts.invite;

interface InviteFormProps {
  readonly form: InviteFormView;
  readonly visit: string | undefined;
}

export function InviteForm({ form, visit }: InviteFormProps) {
  const { values, errors, roles, travellers, wards, knownPeople } = form;
  const mistakes = Object.entries(errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ fieldId: `invite-${field}`, message }],
  );
  return (
    <section className="trip-page__part" aria-labelledby="invite-title" id="invite">
      <h2 className="trip-page__heading" id="invite-title">
        {texts.title}
      </h2>
      {knownPeople.length > 0 ? (
        <div className="party__known">
          <p className="trip-page__note">{texts.known}</p>
          <ul>
            {knownPeople.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <ErrorSummary mistakes={mistakes} />
      <form
        className="trip-form"
        method="post"
        action={form.action}
        noValidate
        data-draft={`invite ${form.reservationId}`}
        data-draft-of={visit}
      >
        <input type="hidden" name="reservationId" value={form.reservationId} />
        <RadioGroup
          id="invite-role"
          name="role"
          label={texts.role}
          error={errors['role']}
          defaultValue={values.role}
          options={roles.map(({ value, label, scope }) => ({ value, label: `${label}. ${scope}` }))}
        />
        {travellers.length > 0 ? (
          <SelectField
            id="invite-traveller"
            name="traveller"
            label={texts.traveller}
            error={errors['traveller']}
            defaultValue={values.traveller}
            options={[{ value: '', label: texts.notTravelling }, ...travellers]}
          />
        ) : null}
        {wards.length > 0 ? (
          <CheckboxGroup
            id="invite-wards"
            name="wards"
            label={texts.wards}
            hint={texts.wardsHint}
            error={errors['wards']}
            options={wards}
            defaultValues={values.wards}
            optional
          />
        ) : null}
        <Field
          id="invite-name"
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          error={errors['name']}
          defaultValue={values.name}
          maxLength={80}
          autoComplete="off"
          optional
        />
        <Field
          id="invite-email"
          name="email"
          type="email"
          label={texts.email}
          error={errors['email']}
          defaultValue={values.email}
          maxLength={80}
          autoComplete="off"
        />
        <Field
          id="invite-endsOn"
          name="endsOn"
          type="date"
          label={texts.endsOn}
          hint={texts.endsHint(form.lastDay)}
          error={errors['endsOn']}
          defaultValue={values.endsOn}
          optional
        />
        <Checkbox
          id="invite-health"
          name="seesHealth"
          value="1"
          defaultChecked={values.seesHealth}
          hint={texts.healthHint}
        >
          {texts.health}
        </Checkbox>
        <div className="trip-form__actions">
          <Button name="intent" value="invite">
            {texts.submit}
          </Button>
        </div>
      </form>
    </section>
  );
}
