import type { GuestField } from '../../src/core/engine/guest-details';
import { Field } from '../ui/Field';
import { engineTexts as texts } from './engine.texts';
import { guestFieldName } from './guest-field-name';

/** One guest of the Details form with what was typed and what is wrong with it. */
export interface GuestFieldsView {
  readonly kind: 'adult' | 'child';
  readonly values: Readonly<Partial<Record<GuestField, string>>>;
  readonly errors: Readonly<Partial<Record<GuestField, string>>>;
}

interface GuestFieldsProps {
  readonly guest: GuestFieldsView;
  /** The first is 0: their e-mail and phone are required. */
  readonly position: number;
  /** The last day a birthday can be, YYYY-MM-DD. */
  readonly today: string;
}

export function GuestFields({ guest, position, today }: GuestFieldsProps) {
  const isFirst = position === 0;
  const about = (field: GuestField) => ({
    id: guestFieldName(position, field),
    name: guestFieldName(position, field),
    defaultValue: guest.values[field],
    error: guest.errors[field],
  });
  // Only the first guest is likely to be the one who types.
  const autoComplete = (purpose: string) => (isFirst ? purpose : 'off');
  return (
    <fieldset className="guest-fields">
      <legend className="guest-fields__legend">
        <span className="guest-fields__name">{texts.guest(position + 1)}</span> <span className="eyebrow">{guest.kind === 'adult' ? texts.adult : texts.child}</span>
      </legend>
      <div className="guest-fields__grid">
        <Field {...about('firstName')} label={texts.firstName} autoComplete={autoComplete('given-name')} maxLength={40} />
        <Field {...about('middleName')} label={texts.middleName} autoComplete={autoComplete('additional-name')} maxLength={40} optional />
        <Field {...about('lastName')} label={texts.lastName} autoComplete={autoComplete('family-name')} maxLength={80} />
        <Field {...about('birthday')} label={texts.birthday} type="date" max={today} autoComplete={autoComplete('bday')} />
        <Field {...about('email')} label={texts.email} type="email" autoComplete={autoComplete('email')} maxLength={80} optional={!isFirst} />
        <Field {...about('phone')} label={texts.phone} type="tel" autoComplete={autoComplete('tel')} maxLength={40} optional={!isFirst} hint={isFirst ? texts.phoneHint : undefined} />
      </div>
    </fieldset>
  );
}
