import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { Field } from '../ui/Field';
import { describedBy, FieldError, FieldHint } from '../ui/FieldFrame';
import { SelectField } from '../ui/SelectField';
import type { FieldMistake } from '../ui/ErrorSummary';
import { type FormAnswers, mistakesInOrder } from './mistakes-in-order';
import type { GuestSlot, HeldSuiteView } from './engine-views';
import { engineTexts } from './engine.texts';

const texts = engineTexts.guest;

/** Names of a guest's fields in the order of the form. An error of the whole birthday uses the name of the month. */
function guestFieldNames({ index }: GuestSlot): readonly string[] {
  return ['suite', 'first', 'middle', 'last', 'birth-month', 'birth-day', 'birth-year', 'email', 'phone'].map(
    (part) => `guest${index}-${part}`,
  );
}

/** In the order of the form. Guests of a party have the same fields, so that each mistake names its guest. */
export const guestMistakes = (errors: FormAnswers['errors'], guests: readonly GuestSlot[]): readonly FieldMistake[] =>
  guests.flatMap((guest) =>
    mistakesInOrder(errors, guestFieldNames(guest)).map(({ fieldId, message }) => ({
      fieldId,
      message: guests.length > 1 ? texts.mistake(guest.index, message) : message,
    })),
  );

interface GuestFieldsProps extends FormAnswers {
  readonly guest: GuestSlot;
  /** For the lead guest, whose address it is that the line writes to. */
  readonly emailHint?: string;
  readonly companions?: readonly string[];
}

interface MovableGuest extends GuestFieldsProps {
  readonly suites?: readonly HeldSuiteView[];
}

/** Fields of one guest. Contact details are required for the first guest only; a child has none. */
export function GuestFields({
  guest,
  values,
  errors,
  emailHint = texts.emailHint,
  companions = [],
  suites = [],
}: MovableGuest) {
  const field = (part: string) => {
    const name = `guest${guest.index}-${part}`;
    return { id: name, name, defaultValue: values[name], error: errors[name] };
  };
  // Autofill uses the browser owner's details for the first guest; other guests are separate sections.
  const fills = (token: string) => (guest.index === 1 ? token : `section-guest${guest.index} ${token}`);
  const isLead = guest.index === 1;
  return (
    <fieldset className="guest-fields">
      <legend className="guest-fields__legend">{guest.label}</legend>
      {isLead || companions.length === 0 ? null : (
        <p className="guest-fields__companions">
          {texts.companions}{' '}
          {companions.map((name, position) => (
            <Button
              key={`${name} ${position}`}
              variant="quiet"
              name="companion"
              value={`${guest.index}-${position}`}
              formNoValidate
            >
              {name}
            </Button>
          ))}
        </p>
      )}
      <div className="guest-fields__grid">
        {guest.suite === undefined ? null : (
          <SelectField
            {...field('suite')}
            data-validated-with="suite"
            className="guest-fields__suite"
            label={texts.suite}
            hint={isLead ? texts.suiteHint : undefined}
            defaultValue={values[`guest${guest.index}-suite`] ?? String(guest.suite)}
            options={suites.map(({ number, title, cabin }) => ({
              value: String(number),
              label: engineTexts.suites.option(number, title, cabin.number),
            }))}
          />
        )}
        <Field {...field('first')} label={texts.first} autoComplete={fills('given-name')} maxLength={60} />
        <Field
          {...field('middle')}
          label={texts.middle}
          autoComplete={fills('additional-name')}
          maxLength={60}
          optional
        />
        <Field {...field('last')} label={texts.last} autoComplete={fills('family-name')} maxLength={80} />
        <BirthdayFields guest={guest} values={values} errors={errors} />
        {guest.kind === 'child' ? null : (
          <>
            <Field
              {...field('email')}
              label={texts.email}
              hint={isLead ? emailHint : undefined}
              type="email"
              autoComplete={fills('email')}
              maxLength={80}
              optional={!isLead}
            />
            <Field
              {...field('phone')}
              label={texts.phone}
              hint={isLead ? texts.phoneHint : undefined}
              type="tel"
              autoComplete={fills('tel')}
              maxLength={30}
              optional={!isLead}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}

const BIRTHDAY_PARTS = [
  { part: 'month', label: texts.month, length: 2 },
  { part: 'day', label: texts.day, length: 2 },
  { part: 'year', label: texts.year, length: 4 },
] as const;

function BirthdayFields({ guest, values, errors }: GuestFieldsProps) {
  const id = `guest${guest.index}-birth`;
  const error = BIRTHDAY_PARTS.map(({ part }) => errors[`${id}-${part}`]).find((message) => message !== undefined);
  const fills = (part: string) => (guest.index === 1 ? `bday-${part}` : `section-guest${guest.index} bday-${part}`);
  return (
    <fieldset
      className={classNames('birthday', error !== undefined && 'field--wrong')}
      aria-describedby={describedBy({ id, hint: texts.birthdayHint, error })}
    >
      <legend className="field__label">{texts.birthday}</legend>
      <div className="birthday__parts">
        {BIRTHDAY_PARTS.map(({ part, label, length }) => (
          <div key={part} className={`birthday__part birthday__part--${part}`}>
            <label className="birthday__label" htmlFor={`${id}-${part}`}>
              {label}
            </label>
            <input
              className="field__input"
              id={`${id}-${part}`}
              name={`${id}-${part}`}
              defaultValue={values[`${id}-${part}`]}
              inputMode="numeric"
              autoComplete={fills(part)}
              maxLength={length}
              required
              aria-invalid={error === undefined ? undefined : true}
            />
          </div>
        ))}
      </div>
      <FieldHint id={id} hint={texts.birthdayHint} />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
