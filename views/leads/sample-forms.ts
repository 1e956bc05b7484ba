import type { FormDefinition } from '../../src/core/leads/form-definition';
import type { FormSettings } from '../../src/core/leads/form-settings';
import { careersForm } from '../../src/core/leads/forms/careers';
import { contactUsForm } from '../../src/core/leads/forms/contact-us';
import { getInTouchForm } from '../../src/core/leads/forms/get-in-touch';
import { inquireNowForm } from '../../src/core/leads/forms/inquire-now';
import { waitlistForm } from '../../src/core/leads/forms/waitlist';
import { countriesForForms } from '../../src/core/geo/countries';
import { statesOf } from '../../src/core/geo/states';
import type { GeoLists } from '../geo/geo-lists';
import type { LeadFormProps } from './lead-form-props';

const sameWords = (...words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

const settings: FormSettings = {
  year: 2027,
  leadSource: 'Public',
  thankYouUrl: '/thank-you',
  longestMessage: 1_000,
  yachtConsent: {
    text: 'Ondine Yachts may write to me about its voyages. I can end this at any time.',
    isTicked: false,
  },
  hotelConsent: { text: 'Its partner hotels may write to me as well.', isTicked: false, isShown: true },
  voyageInterests: sameWords('Greek islands', 'Norwegian fjords', 'Caribbean winters', 'A crossing'),
  propertyLocations: {
    Europe: sameWords('Athens', 'Genoa', 'Lisbon'),
    'North America': sameWords('Boston', 'Miami', 'Vancouver'),
    'Asia Pacific': [],
  },
  defaultCountry: 'US',
};

/** The site's lists without calling codes, which only the server has. */
const geo: GeoLists = {
  countries: countriesForForms.map(({ code, name }) => ({ value: code, label: name })),
  countryCodes: [
    { value: 'US', label: 'United States (+1)' },
    { value: 'GB', label: 'United Kingdom (+44)' },
    { value: 'CA', label: 'Canada (+1)' },
    { value: 'FR', label: 'France (+33)' },
  ],
  states: Object.fromEntries(
    ['US', 'CA'].map((country) => [country, statesOf(country).map(({ code, name }) => ({ value: code, label: name }))]),
  ),
};

const propsOf = ({ id, fields, submitLabel, thanks }: FormDefinition): LeadFormProps => ({
  formId: id,
  action: '/dev/gallery',
  apiAction: `/api/${id}`,
  fields,
  values: {},
  errors: {},
  carriedFields: {},
  submitLabel,
  privacyHref: '/privacy-notice',
  geo,
  botCheck: { provider: 'altcha' },
  ...(thanks.kind === 'inline' ? { inlineThanks: thanks } : {}),
});

export const sampleForms = {
  contact: propsOf(contactUsForm(settings)),
  careers: propsOf(careersForm(settings)),
  getInTouch: propsOf(getInTouchForm(settings)),
  waitlist: propsOf(waitlistForm(settings)),
  inquiry: propsOf(inquireNowForm(settings)),
} as const;

export const sampleFormDefinitions = {
  contact: contactUsForm(settings),
  careers: careersForm(settings),
  getInTouch: getInTouchForm(settings),
  waitlist: waitlistForm(settings),
  inquiry: inquireNowForm(settings),
} as const;

export const everyKind: LeadFormProps = {
  ...sampleForms.contact,
  formId: 'every-kind',
  fields: [
    { kind: 'text', name: 'company_name', label: 'Text', hint: 'A hint stands below its field.' },
    {
      kind: 'radio',
      name: 'answer',
      label: 'Radio group',
      options: sameWords('By phone', 'In writing'),
      required: 'Please make a selection',
    },
    {
      kind: 'checkboxes',
      name: 'weeks',
      label: 'Checkboxes',
      options: sameWords('Spring', 'Summer', 'Fall'),
      required: 'Please select at least one option',
    },
    {
      kind: 'select',
      name: 'guests',
      label: 'Select',
      options: sameWords('1', '2', '4'),
      required: 'Please make a selection',
    },
    { kind: 'text', name: 'other', label: 'Shown with “By phone”', shownWhen: { field: 'answer', is: ['By phone'] } },
    { kind: 'textarea', name: 'message', label: 'Text area', longest: 120 },
    { kind: 'hidden', name: 'list', label: 'Hidden', initial: 'spring' },
    {
      kind: 'checkbox',
      name: 'yachtConsent',
      label: 'Consent',
      text: 'Write to me about new voyages.',
      isTicked: true,
    },
  ],
};
