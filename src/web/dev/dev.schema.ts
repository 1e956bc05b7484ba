import Joi from 'joi';
import type { ApiOperation } from '../routing/api-operation';

export const moveClockOperation: ApiOperation = {
  id: 'moveClock',
  summary: 'Moves the clock of the demonstration to an instant, on all nodes.',
  ledger: [],
  body: Joi.object({ now: Joi.date().iso().required() }),
  answers: { 200: { description: 'The clock as it stands now.', schema: Joi.object({ now: Joi.string().required() }) } },
};

export const resetOperation: ApiOperation = {
  id: 'resetLine',
  summary: 'Restores the sample line and the clock, on all nodes.',
  ledger: [],
  answers: { 200: { description: 'Done.', schema: Joi.object({ now: Joi.string().required() }) } },
};

export const outboxOperation: ApiOperation = {
  id: 'readOutbox',
  summary: 'Messages that the demonstration sent, newest first.',
  ledger: [],
  query: Joi.object({ to: Joi.string().max(320) }),
  answers: { 200: { description: 'Messages, newest first.', schema: Joi.array() } },
};
