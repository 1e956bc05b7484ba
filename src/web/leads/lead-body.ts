import { oneMessage } from '../routing/check-input';
import type { Schema } from 'joi';
import { maxKeyLength } from '../routing/idempotency-key';
import { Joi } from '../routing/typed-joi';
import type { FormDefinition, FormField, FormOption } from '../../core/leads/form-definition';
import { trackingNames } from '../../core/leads/lead';

const defaultMaxLength = 80;
const maxTokenLength = 8_192;
const maxChoices = 60;

const carriedFields = {
  token: Joi.string()
    .allow('')
    .max(maxTokenLength)
    .default('')
    .description('The solved bot check: base64 of JSON { challenge, solution }.'),
  submissionId: Joi.string()
    .allow('')
    .max(maxKeyLength)
    .description(
      'A UUID made by the page. A repeat with it answers as the first did, and nothing is sent twice. The header Idempotency-Key does the same.',
    ),
  pageUrl: Joi.string()
    .allow('')
    .max(2_048)
    .warn()
    .description('The page that the form stood on; addresses of other sites are dropped.'),
  retURL: Joi.string()
    .allow('')
    .max(2_048)
    .warn()
    .description('Where to go afterwards: a path of this site; others are dropped.'),
  favorite: Joi.string().allow('').max(200).warn(),
  itineraryId: Joi.string()
    .allow('')
    .max(80)
    .warn()
    .description('The sailing that the form is about; one that is not known is dropped.'),
  suiteId: Joi.string()
    .allow('')
    .max(80)
    .warn()
    .description('The suite that the form is about, such as BR-I,SV; one that is not known is dropped.'),
  suiteName: Joi.string().allow('').max(80).warn(),
  extension: Joi.string()
    .allow('')
    .max(80)
    .warn()
    .description('The slug of the voyage extension that the form is about; one that is not known is dropped.'),
  extensionName: Joi.string().allow('').max(80).warn(),
  webUrl: Joi.string().allow('').max(2_048).warn(),
  ...Object.fromEntries(trackingNames.map((name) => [name, Joi.string().allow('')])),
};

/** Checks JSON types only; lengths and options are validated in core, which reports all errors at once. */
export function leadBodySchema(...forms: readonly FormDefinition[]) {
  const fields = forms.flatMap((form) => form.fields);
  return Joi.object({
    ...Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    ...carriedFields,
  });
}

const context = Joi.object({
  ...carriedFields,
  document: Joi.string().allow('').max(80).description('Of sendForm: the slug of the document that the form is for.'),
  token: Joi.string()
    .allow('')
    .max(maxTokenLength)
    .required()
    .description(
      'The solved bot check: base64 of JSON { challenge, solution }. Empty from a partner, whose key is the proof.',
    ),
}).named('LeadContext');

/**
 * Bodies of a form as the API document describes them: for a visitor and for a signed-in guest, with and without a
 * sailing, each with the fields that the server requires. `others` are fields that only this form's endpoint has.
 */
export function describedBodies(
  form: FormDefinition,
  others: Readonly<Record<string, Schema>> = {},
): readonly Schema[] {
  const neededFields = form.fields.filter((field) => field.isIdentity && isAlwaysNeeded(field));
  const own = form.fields.filter((field) => !neededFields.includes(field));
  const fields = own.map((field) => [
    field.name,
    isAlwaysNeeded(field) && !field.isIdentity ? fieldSchema(field).required() : fieldSchema(field),
  ]);
  const common = [
    context,
    Joi.object(Object.fromEntries(fields) as Readonly<Record<string, Schema>>).named(`${nameOf(form.id)}Form`),
    ...(Object.keys(others).length === 0 ? [] : [Joi.object(others)]),
  ];
  return senderSchemas(neededFields.map(({ name }) => name)).flatMap((sender) =>
    conditionSchemas(own).map((condition) => Joi.alternatives(...common, ...sender, ...condition).match('all')),
  );
}

const countryText = 'a `countryCode` of listCountryCodes, such as GB';
const basicNames = ['first_name', 'last_name', 'email'];

/**
 * A visitor must send the fields of the sender; of a signed-in guest the site knows them. Schema names are made of the
 * fields, because configured forms may ask for any of them.
 */
function senderSchemas(names: readonly string[]): readonly (readonly Schema[])[] {
  if (names.length === 0) return [[]];
  const more = names.filter((name) => !basicNames.includes(name));
  const less = basicNames.filter((name) => !names.includes(name));
  const suffix = [...more.map(nameOf), ...less.map((name) => `Without${nameOf(name)}`)]
    .join('')
    .replace('CountryCodePhone', 'Phone');
  return [
    [
      Joi.object(
        Object.fromEntries(
          names.map((name) => [
            name,
            name === 'country_code' ? Joi.string().required().description(countryText) : Joi.string().required(),
          ]),
        ),
      ).named(`Visitor${suffix}`),
    ],
    [
      Joi.object()
        .unsent(...names)
        .named(`SignedInGuest${suffix}`),
    ],
  ];
}

const anything = Joi.any();

const needing = (names: readonly string[]) =>
  Joi.object(Object.fromEntries(names.map((name) => [name, anything.required()]))).named(
    `With${names.map(nameOf).join('')}`,
  );

/**
 * One schema for each answer that decides which other fields are required: the answer of another field, or whether the
 * form is about a sailing.
 */
function conditionSchemas(fields: readonly FormField[]): readonly (readonly Schema[])[] {
  const conditionalFields = fields.filter(({ shownWhen, required }) => required && shownWhen);
  const name = conditionalFields[0]?.shownWhen?.field;
  if (name === undefined) return [[]];
  const deciding = fields.find((field) => field.name === name);
  const values = deciding && 'options' in deciding ? valuesOf(deciding.options) : [''];
  const withAnswers = values.map((value) => {
    const others = conditionalFields.filter(({ shownWhen }) => shownWhen?.is.includes(value));
    return value === ''
      ? needing(others.map((field) => field.name))
      : Joi.object({
          [name]: Joi.valid(value).required(),
          ...Object.fromEntries(others.map((field) => [field.name, anything.required()])),
        });
  });
  return [...(deciding ? [] : [needing([name])]), ...withAnswers].map((schema) => [schema]);
}

/** State and postal code are required for some countries only, and a dependent choice only where there is a list. */
export const isAlwaysNeeded = ({ required, shownWhen, kind }: FormField): boolean =>
  required !== undefined && !shownWhen && kind !== 'stateList' && kind !== 'postal-code' && kind !== 'dependent-select';

const nameOf = (id: string) => id.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());

function fieldSchema(field: FormField): Schema {
  const description = descriptionOf(field);
  const describedSchema = description === '' ? typeSchema(field) : typeSchema(field).description(description);
  const message = field.invalid ?? field.required;
  return message === undefined ? describedSchema : describedSchema.messages(oneMessage(message));
}

function typeSchema(field: FormField): Schema {
  const text = Joi.string()
    .allow('')
    .max(field.longest ?? defaultMaxLength)
    .warn();
  switch (field.kind) {
    case 'checkbox':
      return Joi.alternatives(Joi.boolean(), Joi.number().valid(0, 1), text);
    case 'select':
    case 'radio':
      if (field.areOptionsTimed) return text;
      return Joi.alternatives(Joi.valid(...valuesOf(field.options)), Joi.number(), text);
    case 'checkboxes':
      return choices(valuesOf(field.options));
    case 'region-tree':
      return choices(field.branches.flatMap((branch) => [branch.value, ...valuesOf(branch.children)]));
    case 'dependent-select':
      return Joi.alternatives(Joi.valid(...valuesOf(Object.values(field.optionsBy).flat())), text);
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
    case 'postal-code':
    case 'countries':
    case 'countryCodes':
    case 'stateList':
    case 'hidden':
      return text;
  }
}

const valuesOf = (options: readonly FormOption[]): readonly string[] => [...new Set(options.map(({ value }) => value))];

const choices = (values: readonly string[]) =>
  Joi.array()
    .items(Joi.alternatives(Joi.valid(...values), Joi.string().allow('')))
    .max(maxChoices)
    .single();

function descriptionOf(field: FormField): string {
  const { kind, label, isIdentity, shownWhen } = field;
  return [
    // The wording of a consent is long, and the page shows it.
    ...(kind === 'checkbox' ? [] : [label]),
    ...(shownWhen ? [`only when ${shownWhen.field} is ${shownWhen.is.join(' or ') || 'empty'}`] : []),
    ...(kind === 'countries' || kind === 'countryCodes' ? [countryText] : []),
    ...(isIdentity ? ['of a signed-in guest the site knows it'] : []),
    ...('areOptionsTimed' in field ? [`a choice of the form’s page, such as “${field.options[0]?.value}”`] : []),
  ].join('; ');
}
