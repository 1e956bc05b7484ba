import Joi from 'joi';
import type { FormDefinition, FormField } from '../../core/leads/form-definition';
import { homeRegions } from '../../core/leads/forms/waitlist';
import type { FormSettings } from '../../core/leads/form-settings';
import type { CallHours } from '../../core/leads/call-times';
import { isTimeZone } from '../../core/shared/zoned-time';
import type { GatedDocument } from '../../core/leads/lead-forms.port';
import { list, slug, text } from '../content-schemas/values';

const brochureSchema = Joi.object({
  kind: Joi.valid('season', 'deck-plans').required(),
  subtitle: text.required(),
  foreword: text.required(),
  coverPicture: slug.required(),
});

export interface OwnForm extends Omit<FormDefinition, 'fields' | 'organisationId'> {
  readonly fields: readonly (string | FormField)[];
}

export interface FormsFile extends Omit<FormSettings, 'year' | 'yachtConsent' | 'hotelConsent' | 'defaultCountry'> {
  readonly consents: { readonly yacht: FormSettings['yachtConsent']; readonly hotel: FormSettings['hotelConsent'] };
  readonly forms: readonly OwnForm[];
  readonly documents: readonly GatedDocument[];
  readonly callHours?: CallHours;
}

const standardNames = [
  'first_name',
  'last_name',
  'email',
  'country_code',
  'phone',
  'country',
  'comments',
  'yachtConsent',
  'hotelConsent',
];

const option = Joi.object({ value: text.max(80).required(), label: text.max(120).required() });
const options = list(option).unique('value');
/** An address must be a path of this site or have https: the scheme of a script would run in a visitor's browser. */
const address = Joi.string().pattern(/^(\/(?!\/)|https:\/\/)\S*$/, 'a path or an https address');
const wireName = Joi.string().pattern(/^[a-zA-Z][a-zA-Z0-9_]{0,39}$/, 'letters, digits and underscores');

const base = {
  name: wireName.required(),
  label: text.required(),
  hint: text,
  required: text,
  invalid: text,
  longest: Joi.number().integer().min(1).max(1_000),
  autoComplete: Joi.string().pattern(/^[a-z0-9-]+( [a-z0-9-]+)*$/),
  initial: Joi.string().max(80),
  shownWhen: Joi.object({ field: wireName.required(), is: list(Joi.string().allow('')).required() }),
};
const textKinds = ['text', 'textarea', 'hidden'];
const choiceKinds = ['select', 'radio', 'checkboxes'];
const ofKind = { ...base, kind: Joi.string().required() };
const ownField = Joi.alternatives().conditional('.kind', {
  switch: [
    { is: Joi.valid(...textKinds), then: Joi.object(ofKind) },
    { is: Joi.valid(...choiceKinds), then: Joi.object({ ...ofKind, options: options.required() }) },
    {
      is: 'checkbox',
      then: Joi.object({ ...ofKind, text: text.required(), isTicked: Joi.boolean().required() }),
    },
  ],
  otherwise: Joi.object({ kind: Joi.valid(...textKinds, ...choiceKinds, 'checkbox').required() }).unknown(),
});

const thanks = Joi.alternatives().conditional('.kind', {
  is: 'redirect',
  then: Joi.object({ kind: Joi.string().required(), to: address.required() }),
  otherwise: Joi.object({
    kind: Joi.valid('inline', 'redirect').required(),
    title: text.required(),
    text: text.required(),
  }),
});

const form = Joi.object({
  id: slug.max(60).required(),
  title: text.required(),
  standfirst: text.required(),
  submitLabel: text.required(),
  leadSource: text.max(40),
  thanks: thanks.required(),
  fields: list(
    Joi.alternatives().conditional(Joi.string(), { then: Joi.valid(...standardNames), otherwise: ownField }),
  ).required(),
});

const halfHour = Joi.string().pattern(/^(?:[01]\d|2[0-3]):(?:00|30)$|^24:00$/, 'a full or a half hour');
const timeZone: Joi.CustomValidator = (name: string, helpers) =>
  isTimeZone(name) ? name : helpers.error('any.invalid');

const consent = { text: text.max(500).required(), isTicked: Joi.boolean().required() };

export const formsSchema: Joi.ObjectSchema<FormsFile> = Joi.object({
  leadSource: text.max(40).default('Public'),
  organisationId: Joi.string().alphanum().max(18),
  thankYouUrl: address.allow('').required(),
  longestMessage: Joi.number().integer().min(40).max(1_000).default(1_000),
  consents: Joi.object({
    yacht: Joi.object(consent).required(),
    hotel: Joi.object({ ...consent, isShown: Joi.boolean().required() }).required(),
  }).required(),
  voyageInterests: options.required(),
  propertyLocations: Joi.object(
    Object.fromEntries(homeRegions.map((region) => [region, Joi.array().items(option).unique('value').required()])),
  ).required(),
  callHours: Joi.object({
    from: halfHour.required(),
    to: halfHour.required(),
    timeZone: Joi.string().custom(timeZone).required(),
    zoneName: text.max(40).required(),
  }),
  forms: Joi.array().items(form).unique('id').required(),
  documents: Joi.array()
    .items(
      Joi.object({
        slug: slug.max(60).required(),
        title: text.required(),
        description: text.required(),
        formId: slug.required(),
        thankYouUrl: address.required(),
        book: brochureSchema,
      }),
    )
    .unique('slug')
    .required(),
});
