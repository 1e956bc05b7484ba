import { classNames } from '../ui/class-names';
import { Field } from '../ui/Field';
import { SelectField, type SelectOption } from '../ui/SelectField';
import { signInPageTexts as texts } from './sign-in.texts';

interface PhoneFieldsProps {
  readonly countries: readonly SelectOption[];
  readonly country: string;
  readonly phoneNum: string;
  readonly isRequired: boolean;
  /** Before submission only script knows whether the country receives text messages. */
  readonly canText: boolean;
  readonly errorOf: (field: string) => string | undefined;
}

/** Country code and number, with a banner that not every country is served (AUT-07, AUT-08, AUT-20, AUT-21). */
export function PhoneFields({ countries, country, phoneNum, isRequired, canText, errorOf }: PhoneFieldsProps) {
  return (
    <div className="sign-in-form__phone">
      <SelectField
        id="code"
        name="code"
        label={texts.country}
        options={countries}
        defaultValue={country}
        error={errorOf('code')}
        autoComplete="country"
      />
      <Field
        id="phoneNum"
        name="phoneNum"
        type="tel"
        label={texts.phone}
        defaultValue={phoneNum}
        error={errorOf('phoneNum')}
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={80}
        required={isRequired}
        disabled={!canText}
      />
      <p className={classNames('sign-in-form__banner', !canText && 'sign-in-form__banner--closed')} role="status">
        {texts.smsBanner}
        {canText ? null : ` ${texts.smsClosed}`}
      </p>
    </div>
  );
}
