import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import type { FormAnswers } from './mistakes-in-order';
import { engineTexts } from './engine.texts';

const texts = engineTexts.payment;

export const CARD_FIELD_NAMES = ['card-number', 'card-expiry', 'card-code', 'card-name'] as const;

interface CardFieldsProps extends FormAnswers {
  readonly note: string;
}

/** Without CSS `:has` the card fields stay visible for an offer as well, where they may be left empty. */
export function CardFields({ values, errors, note }: CardFieldsProps) {
  const field = (name: (typeof CARD_FIELD_NAMES)[number]) => ({ id: name, name, error: errors[name] });
  return (
    <fieldset className="card-fields">
      <legend className="card-fields__legend">{texts.card}</legend>
      <p className="card-fields__note">
        <Icon name="lock" />
        {note}
      </p>
      <div className="card-fields__grid">
        <Field
          {...field('card-number')}
          className="card-fields__number"
          label={texts.number}
          defaultValue={values['card-number']}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
        />
        <Field
          {...field('card-expiry')}
          label={texts.expiry}
          hint={texts.expiryHint}
          defaultValue={values['card-expiry']}
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={9}
        />
        <Field
          {...field('card-code')}
          label={texts.code}
          hint={texts.codeHint}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
        />
        <Field
          {...field('card-name')}
          className="card-fields__name"
          label={texts.name}
          defaultValue={values['card-name']}
          autoComplete="cc-name"
          maxLength={100}
        />
      </div>
    </fieldset>
  );
}
