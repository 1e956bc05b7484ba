import { Joi } from '../routing/typed-joi';
import type { FormDefinition, FormField } from '../../core/leads/form-definition';
import type { LeadForms } from '../../core/leads/lead-forms.port';
import type { ApiOperation } from '../routing/api-operation';
import { leadBodySchema } from './lead-body';
import { leadExamples } from './lead-examples';
import { LeadTargets } from './lead-targets';

const common = { takesKey: true, budget: 'Ten forms an hour from one address.' } as const;

const answerSchema = Joi.object({
  status: Joi.valid('accepted').required(),
  submissionId: Joi.string().required(),
  redirectTo: Joi.string().description('Where to go now. Absent when the form says its thanks in place.'),
});

/** All refusals of a form (reliability D1 to D4). */
const answers: ApiOperation['answers'] = {
  200: {
    description: 'Kept, and on its way to the line. A repeat of the same submission answers the same.',
    schema: answerSchema,
  },
  403: { description: 'The bot check failed (BOT_CHECK_FAILED), or another site sent the form (CSRF).' },
  415: { description: 'The body is not JSON.' },
  422: {
    description:
      'Fields are not right (INVALID, each with its message), the token is empty (BOT_CHECK_EMPTY), or the key was used for another form (KEY_REUSED).',
  },
  429: { description: 'Too many forms from this address; Retry-After says when the next is taken.' },
  503: { description: 'Nothing was kept. Please try again.' },
};
const signedIn = { 401: { description: 'Nobody is signed in.' } } as const;
const known = { 404: { description: 'There is no such form.' } } as const;

/** Returns the API operations of the lead forms, from the definitions that render and validate them. */
export function leadOperations(forms: LeadForms) {
  const targets = new LeadTargets(forms);
  const bodyOf = (...formIds: readonly Parameters<LeadTargets['form']>[0][]) =>
    leadBodySchema(...formIds.map((formId) => targets.form(formId)));
  const ownForms = targets.configuredIds().map((formId) => targets.configured(formId).form);
  return {
    contact: {
      ...common,
      id: 'sendContactForm',
      summary: 'Writes to the line.',
      ledger: ['API-25', 'FRM-14', 'FRM-15'],
      body: bodyOf('contact-us'),
      answers,
      example: leadExamples.contact,
    },
    careers: {
      ...common,
      id: 'sendCareersForm',
      summary: 'Applies for work on board.',
      ledger: ['API-25', 'FRM-17', 'FRM-18'],
      body: bodyOf('careers'),
      answers,
      example: leadExamples.careers,
    },
    getInTouch: {
      ...common,
      id: 'sendGetInTouchForm',
      summary: 'Says what draws a visitor, and when.',
      ledger: ['API-25', 'FRM-20'],
      body: bodyOf('get-in-touch'),
      answers,
      example: leadExamples.getInTouch,
    },
    waitlist: {
      ...common,
      id: 'joinWaitlist',
      summary:
        'Joins the waitlist; with `form` inquire-now it takes a visitor’s inquiry, with the fields of that form.',
      ledger: ['API-25', 'FRM-22', 'FRM-23', 'FRM-34'],
      body: bodyOf('waitlist', 'inquire-now').keys({ form: Joi.valid('waitlist', 'inquire-now', '') }),
      answers,
      example: leadExamples.waitlist,
    },
    enquire: {
      ...common,
      id: 'inquire',
      summary: 'The inquiry of a signed-in guest: who they are, and how to reach them, the site knows.',
      ledger: ['API-27', 'FRM-34', 'FRM-35'],
      body: bodyOf('enquire-now-itinerary'),
      answers: { ...answers, ...signedIn },
      example: leadExamples.enquire,
    },
    configured: {
      ...common,
      id: 'sendForm',
      summary: [
        'A form of the line’s own.',
        ...ownForms.map(fieldsOf),
        'What a form does not have is passed over.',
      ].join(' '),
      ledger: ['API-26', 'FRM-06'],
      path: Joi.object({
        formId: Joi.string()
          .valid(...ownForms.map(({ id }) => id))
          .required()
          .description('Which form it is: it says which fields are taken.'),
      }),
      body: leadBodySchema(...ownForms).keys({
        document: Joi.string().allow('').max(80).description('The slug of the document that the form is for.'),
      }),
      answers: { ...answers, ...known },
      example: leadExamples.configured,
    },
  } satisfies Readonly<Record<keyof typeof leadExamples, ApiOperation>>;
}

/** Describes the fields as text, because all forms share one body schema and not every form has every field. */
function fieldsOf({ id, fields }: FormDefinition): string {
  const isNeeded = ({ required, shownWhen }: FormField) => required !== undefined && !shownWhen;
  const names = (some: readonly FormField[]) => some.map(({ name }) => name).join(', ');
  const [needed, others] = [fields.filter(isNeeded), fields.filter((field) => !isNeeded(field))];
  return `The form ${id} needs ${names(needed)}${others.length > 0 ? `, and takes ${names(others)}` : ''}.`;
}
