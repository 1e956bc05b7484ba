import type { FormDefinition, FormField, RegionBranch } from '../form-definition';
import type { FormSettings } from '../form-settings';
import { leadTexts as texts } from '../lead-texts';
import { consentFields, countryField, nameAndEmail, requiredPhone, sameWords, seasonField } from './standard-fields';

const region = (value: string, label: string, children: RegionBranch['children'] = []): RegionBranch => ({
  value,
  label,
  children,
});

const caribbean = region('all-caribbean-bahamas', 'All Caribbean & Bahamas', [
  { value: 'lesser-antilles', label: 'Lesser Antilles' },
  { value: 'bahamas', label: 'Bahamas' },
]);
const mediterranean = region('all-mediterranean', 'All Mediterranean', [
  { value: 'grand-mediterranean', label: 'Grand Mediterranean' },
  { value: 'greek-isles', label: 'Greek Isles' },
  { value: 'the-rivieras', label: 'The Rivieras' },
  { value: 'adriatic', label: 'Adriatic' },
]);
/** The specification lists no children of this region: its label names both seas, so it selects both. */
const both = region(
  'caribbean-mediterranean',
  'Caribbean & Mediterranean',
  [caribbean, mediterranean].map(({ value, label }) => ({ value, label })),
);

/** FRM-30: with this choice no region is sent. */
export const noPreference = 'no-preference';

export const interestRegions: readonly RegionBranch[] = [
  caribbean,
  mediterranean,
  both,
  region(
    noPreference,
    'No Preference',
    [caribbean, mediterranean, both]
      .flatMap(({ value, label, children }) => [{ value, label }, ...children])
      .filter(({ value }, index, all) => all.findIndex((other) => other.value === value) === index),
  ),
];

/** FRM-34: visitors' inquiries go to the waitlist endpoint under this id. */
export const inquireNowForm = (settings: FormSettings): FormDefinition => inquiry('inquire-now', settings);
/** FRM-34 has this form for inquiries of signed-in guests. */
export const enquireNowItineraryForm = (settings: FormSettings): FormDefinition =>
  inquiry('enquire-now-itinerary', settings);

/** Destination and season are asked only while no sailing is named ("when shown", FRM-27, FRM-28). */
const withoutItinerary = { field: 'itineraryId', is: [''] } as const;

function inquiry(id: string, settings: FormSettings): FormDefinition {
  const { title, standfirst, submit } = texts.inquireNow;
  return {
    id,
    title,
    standfirst,
    submitLabel: submit,
    fields: [
      ...nameAndEmail,
      ...requiredPhone(settings),
      ...address(settings),
      {
        kind: 'select',
        name: 'numberOfPassengers',
        label: texts.labels.numberOfPassengers,
        hint: texts.hints.numberOfPassengers,
        options: sameWords('1', '2', '4', '6', '8'),
        longest: 40,
      },
      {
        kind: 'region-tree',
        name: 'interestRegions',
        label: texts.labels.interestRegions,
        branches: interestRegions,
        required: texts.optionRequired,
        shownWhen: withoutItinerary,
      },
      { ...seasonField(settings), shownWhen: withoutItinerary },
      { kind: 'textarea', name: 'notes', label: texts.labels.notes, longest: 1_000 },
      ...consentFields(settings),
    ],
    thanks: { kind: 'redirect', to: settings.thankYouUrl },
  };
}

/** FRM-26, GEO-07. Contact fields are hidden for a signed-in guest (FRM-07). */
function address(settings: FormSettings): readonly FormField[] {
  return [
    { ...countryField(settings), isIdentity: true },
    {
      kind: 'stateList',
      name: 'state',
      label: texts.labels.state,
      required: texts.stateRequired,
      longest: 40,
      autoComplete: 'address-level1',
      isIdentity: true,
    },
    {
      kind: 'postal-code',
      name: 'zip',
      label: texts.labels.zip,
      required: texts.zipRequired,
      invalid: texts.zipInvalid,
      longest: 20,
      autoComplete: 'postal-code',
      isIdentity: true,
    },
  ];
}
