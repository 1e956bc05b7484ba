import type { FormDefinition } from '../form-definition';
import type { FormSettings } from '../form-settings';
import { leadTexts as texts } from '../lead-texts';
import { consentFields, nameAndEmail, requiredPhone, sameWords } from './standard-fields';

export const homeRegions = [
  'North America',
  'Central & South America',
  'Europe',
  'Middle East & Africa',
  'Asia Pacific',
] as const;

/** FRM-22, FRM-23: the locations on offer are those of the region. */
export function waitlistForm(settings: FormSettings): FormDefinition {
  const { title, standfirst, submit } = texts.waitlist;
  return {
    id: 'waitlist',
    title,
    standfirst,
    submitLabel: submit,
    fields: [
      ...nameAndEmail,
      ...requiredPhone(settings),
      {
        kind: 'select',
        name: 'region',
        label: texts.labels.region,
        options: sameWords(...homeRegions),
        required: texts.regionRequired,
        longest: 40,
      },
      {
        kind: 'dependent-select',
        name: 'primaryLocation',
        label: texts.labels.primaryLocation,
        dependsOn: 'region',
        optionsBy: Object.fromEntries(homeRegions.map((region) => [region, settings.propertyLocations[region] ?? []])),
        required: texts.locationRequired,
        longest: 80,
      },
      ...consentFields(settings),
    ],
    thanks: { kind: 'redirect', to: settings.thankYouUrl },
  };
}
