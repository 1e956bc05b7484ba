import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import type { FormAnswers } from './mistakes-in-order';
import { engineTexts } from './engine.texts';

const texts = engineTexts.adviser;

export const adviserFieldNames = ['adviser-number', 'adviser-reference'] as const;

/** Collapsed, because most guests reserve for themselves; open as soon as a field has a value. */
export function AdviserFields({ values, errors }: FormAnswers) {
  const field = (name: (typeof adviserFieldNames)[number]) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <details
      className="adviser-fields"
      open={adviserFieldNames.some((name) => values[name] || errors[name] !== undefined)}
    >
      <summary>
        {texts.summary}
        <Icon name="chevron" />
      </summary>
      <p className="field__hint">{texts.hint}</p>
      <div className="guest-fields__grid">
        <Field
          {...field('adviser-number')}
          label={texts.number}
          hint={texts.numberHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          optional
        />
        <Field
          {...field('adviser-reference')}
          label={texts.reference}
          hint={texts.referenceHint}
          autoComplete="off"
          maxLength={20}
          optional
        />
      </div>
    </details>
  );
}
