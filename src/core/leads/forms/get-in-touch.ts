import type { FormDefinition } from '../form-definition';
import type { FormSettings } from '../form-settings';
import { leadTexts as texts } from '../lead-texts';
import { consentFields, countryField, nameAndEmail, requiredPhone, seasonField } from './standard-fields';

/** FRM-20. Its consent is never pre-ticked, whatever is configured (FRM-21). */
export function getInTouchForm(settings: FormSettings): FormDefinition {
  const { title, standfirst, submit } = texts.getInTouch;
  const untickedSettings = { ...settings, yachtConsent: { ...settings.yachtConsent, isTicked: false } };
  return {
    id: 'get-in-touch',
    title,
    standfirst,
    submitLabel: submit,
    fields: [
      ...nameAndEmail,
      ...requiredPhone(settings),
      countryField(settings),
      {
        kind: 'checkboxes',
        name: 'voyageInterest',
        label: texts.labels.voyageInterest,
        options: settings.voyageInterests,
        required: texts.optionRequired,
      },
      seasonField(settings),
      { kind: 'textarea', name: 'comments', label: texts.labels.comments, longest: 1_000 },
      ...consentFields(untickedSettings),
    ],
    thanks: { kind: 'redirect', to: settings.thankYouUrl },
  };
}
