import { Joi } from '../routing/typed-joi';
import { demoFaultStates } from '../../core/shared/demo-fault-state';
import { crmStates } from '../../core/leads/crm-state';
import { maxPerMinute } from '../../core/partners/partner';
import { partnerScopes } from '../../core/partners/partner-scope';
import type { ApiOperation } from '../routing/api-operation';

export const moveClockOperation = {
  id: 'moveClock',
  summary: 'Moves the clock of the demonstration to an instant, on all nodes.',
  ledger: [],
  body: Joi.object({ now: Joi.date().iso().max('9999-12-31').required() }),
  answers: {
    200: { description: 'The clock as it stands now.', schema: Joi.object({ now: Joi.string().required() }) },
  },
} satisfies ApiOperation;

export const resetOperation = {
  id: 'resetLine',
  summary: 'Restores the sample line and the clock, on all nodes.',
  ledger: [],
  answers: { 200: { description: 'Done.', schema: Joi.object({ now: Joi.string().required() }) } },
} satisfies ApiOperation;

export const outboxOperation = {
  id: 'readOutbox',
  summary: 'Messages that the demonstration sent, newest first.',
  ledger: [],
  query: Joi.object({ to: Joi.string().max(320).description('Only those to this e-mail address or phone number.') }),
  answers: { 200: { description: 'Messages, newest first.', schema: Joi.array().items(Joi.object().unknown()) } },
} satisfies ApiOperation;

export const changeCrmOperation = {
  id: 'changeCrm',
  summary: 'Makes the embedded CRM fail as real ones do, on all nodes.',
  ledger: [],
  body: Joi.object({ state: Joi.valid(...crmStates).required() }),
  answers: {
    200: { description: 'How it behaves from now on.', schema: Joi.object({ state: Joi.string().required() }) },
    404: { description: 'The forms of this site go to another CRM.' },
  },
} satisfies ApiOperation;

export const changeFaultsOperation = {
  id: 'changeDesk',
  summary: 'Makes excursion bookings, trips or the content about voyages fail, or trips slow, on all nodes.',
  ledger: [],
  body: Joi.object({ state: Joi.valid(...demoFaultStates).required() }),
  answers: {
    200: { description: 'How it behaves from now on.', schema: Joi.object({ state: Joi.string().required() }) },
    404: { description: 'The excursions of this site are booked at another engine.' },
  },
} satisfies ApiOperation;

export const changeFareOperation = {
  id: 'changeFare',
  summary:
    'Changes what a suite costs on a sailing; a visitor who saw another price is notified before a cabin is held.',
  ledger: [],
  body: Joi.object({
    itineraryId: Joi.string().max(60).required(),
    category: Joi.string().max(6).required(),
    price: Joi.number().min(0.01).max(9_000_000).precision(2).required(),
    currency: Joi.string()
      .uppercase()
      .pattern(/^[A-Za-z]{3}$/, 'three letters, such as USD')
      .default('USD'),
  }),
  answers: {
    200: {
      description: 'What it costs from now on.',
      schema: Joi.object({
        itineraryId: Joi.string().required(),
        category: Joi.string().required(),
        price: Joi.number().required(),
        currency: Joi.string().required(),
      }),
    },
    404: {
      description: 'The suite has no price on this sailing, or the cabins of this site are sold by another engine.',
    },
  },
} satisfies ApiOperation;

export const leadsOperation = {
  id: 'readLeads',
  summary: 'Leads that the embedded CRM has, newest first; with `details` what they say.',
  ledger: [],
  query: Joi.object({
    limit: Joi.number().integer().min(1).max(100_000).default(100).description('How many, at most.'),
    submissionId: Joi.string().max(64).description('Only those of this submission.'),
    details: Joi.boolean().truthy('1').falsy('0').default(false).description('With what each lead says.'),
  }),
  answers: {
    200: {
      description: 'How many there are, and the newest.',
      schema: Joi.object({
        count: Joi.number().required(),
        leads: Joi.array().items(Joi.object().unknown()).required(),
      }),
    },
  },
} satisfies ApiOperation;

export const addPartnerOperation = {
  id: 'addPartner',
  summary: 'Makes a partner with a key, as an operator’s command does on a real site.',
  ledger: [],
  body: Joi.object({
    name: Joi.string().trim().max(80).required(),
    scopes: Joi.array()
      .items(Joi.valid(...partnerScopes))
      .min(1)
      .required(),
    perMinute: Joi.number().integer().min(1).max(maxPerMinute).default(600),
  }),
  answers: {
    200: {
      description: 'The partner, and its key.',
      schema: Joi.object({ partnerId: Joi.string().required(), key: Joi.string().required() }),
    },
  },
} satisfies ApiOperation;
