import { Joi } from '../routing/typed-joi';
import type { FormDefinition, FormField } from '../../core/leads/form-definition';
import type { LeadForms } from '../../core/leads/lead-forms.port';
import type { ApiOperation } from '../routing/api-operation';
import { describedBodies, isAlwaysNeeded, leadBodySchema } from './lead-body';
import { exampleOfForm, leadExamples } from './lead-examples';
import { LeadTargets } from './lead-targets';

const common = { takesKey: true, budget: 'Ten forms an hour from one address.', scope: 'leads:write' } as const;

const answerSchema = Joi.object({
  status: Joi.valid('accepted').required(),
  submissionId: Joi.string().required(),
  redirectTo: Joi.string().description('Where to go now. Absent when the form shows its thanks in place.'),
}).named('AcceptedLead');

const answers: ApiOperation['answers'] = {
  200: {
    description: 'Stored, and on its way to the line. A repeat of the same submission answers the same.',
    schema: answerSchema,
    sharedResponse: { name: 'AcceptedLead', exampleOf: 'joinWaitlist' },
  },
  403: { description: 'BOT_CHECK_FAILED, CSRF' },
  422: { description: 'INVALID, BOT_CHECK_EMPTY, KEY_REUSED' },
};
const signedIn = { 401: { description: 'Nobody is signed in.' } } as const;
const notFoundAnswer = { 404: { description: 'There is no such form.' } } as const;

export function leadOperations(forms: LeadForms) {
  const targets = new LeadTargets(forms);
  const bodyOf = (...formIds: readonly Parameters<LeadTargets['form']>[0][]) =>
    leadBodySchema(...formIds.map((formId) => targets.form(formId)));
  const describeBody = (formId: Parameters<LeadTargets['form']>[0]) =>
    Joi.alternatives(...describedBodies(targets.form(formId)));
  const ownForms = targets.configuredIds().map((formId) => targets.configuredTarget(formId).form);
  const [shortest] = ownForms.toSorted((one, other) => neededOf(one).length - neededOf(other).length);
  return {
    contact: {
      ...common,
      id: 'sendContactForm',
      summary: 'Writes to the line.',
      ledger: ['API-25', 'FRM-14', 'FRM-15'],
      body: bodyOf('contact-us'),
      describedBody: describeBody('contact-us'),
      answers,
      example: leadExamples.contact,
    },
    careers: {
      ...common,
      id: 'sendCareersForm',
      summary: 'Applies for work on board.',
      ledger: ['API-25', 'FRM-17', 'FRM-18'],
      body: bodyOf('careers'),
      describedBody: describeBody('careers'),
      answers,
      example: leadExamples.careers,
    },
    getInTouch: {
      ...common,
      id: 'sendGetInTouchForm',
      summary: 'Says what draws a visitor, and when.',
      ledger: ['API-25', 'FRM-20'],
      body: bodyOf('get-in-touch'),
      describedBody: describeBody('get-in-touch'),
      answers,
      example: leadExamples.getInTouch,
    },
    waitlist: {
      ...common,
      id: 'joinWaitlist',
      summary:
        'Joins the waitlist; with `form` inquire-now it takes a visitor’s inquiry, with the fields of that form.',
      ledger: ['API-25', 'FRM-22', 'FRM-23', 'FRM-34'],
      body: bodyOf('waitlist', 'inquire-now').keys({
        form: Joi.valid('waitlist', 'inquire-now', '').messages({
          'any.only': '"form" must be waitlist or inquire-now',
        }),
      }),
      describedBody: Joi.alternatives(
        ...describedBodies(targets.form('waitlist'), { form: Joi.valid('waitlist', '') }),
        ...describedBodies(targets.form('inquire-now'), { form: Joi.valid('inquire-now').required() }),
      ),
      answers,
      example: leadExamples.waitlist,
    },
    enquire: {
      ...common,
      id: 'inquire',
      summary: 'The inquiry of a signed-in guest: who they are, and how to reach them, the site knows.',
      ledger: ['API-27', 'FRM-34', 'FRM-35'],
      body: bodyOf('enquire-now-itinerary'),
      // A guest's inquiry has the same fields as a visitor's (FRM-34).
      describedBody: describeBody('inquire-now'),
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
      describedBody: Joi.alternatives(...ownForms.flatMap((form) => describedBodies(form))),
      answers: { ...answers, ...notFoundAnswer },
      ...(shortest ? { example: exampleOfForm(shortest), examplePath: { formId: shortest.id } } : {}),
    },
  } satisfies Readonly<Record<keyof typeof leadExamples | 'configured', ApiOperation>>;
}

const neededOf = ({ fields }: FormDefinition) => fields.filter(isAlwaysNeeded);

/** Lists the fields in the description, because nothing in a body says which form it belongs to. */
function fieldsOf(form: FormDefinition): string {
  const { id, fields } = form;
  const names = (some: readonly FormField[]) => some.map(({ name }) => name).join(', ');
  const [neededFields, others] = [neededOf(form), fields.filter((field) => !isAlwaysNeeded(field))];
  return `The form ${id} needs ${names(neededFields)}${others.length > 0 ? `, and takes ${names(others)}` : ''}.`;
}
