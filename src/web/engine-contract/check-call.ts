import type { Request } from 'express';
import type Joi from 'joi';
import { isForbiddenKey } from '../middleware/forbidden-keys';
import type { ContractCall, ContractOperation } from './contract-operation';
import { ContractProblem } from './contract-problem';

const maxKeyLength = 200;
const maxItems = 200;
const deepest = 20;

/** The call as the operation wants it. @throws ContractProblem INVALID or MALFORMED; neither repeats what was sent. */
export function checkCall(req: Request, operation: ContractOperation, correlationId: string): ContractCall {
  const body: unknown = req.body ?? {};
  checkShape(body, 1);
  return {
    params: (operation.params ? validated(operation.params, req.params) : req.params) as ContractCall['params'],
    query: operation.query && validated(operation.query, req.query),
    body: operation.body && validated(operation.body, body),
    correlationId,
    host: req.get('host') ?? '',
    ...(operation.isOncePerKey ? { idempotencyKey: readKey(req) } : {}),
  };
}

function readKey(req: Request): string {
  const key = req.get('idempotency-key') ?? '';
  if (key !== '' && key.length <= maxKeyLength) return key;
  throw new ContractProblem('INVALID', `The header Idempotency-Key is needed, with 1 to ${maxKeyLength} characters.`, {
    fields: [{ field: 'Idempotency-Key', message: 'is needed' }],
  });
}

/** joi's own words for these repeat what was sent. */
const messages = {
  'string.pattern.base': '{{#label}} is not in the form that is wanted',
  'any.only': '{{#label}} must be one of {{#valids}}',
  'string.email': '{{#label}} must be a valid e-mail address',
};

function validated(schema: Joi.Schema, input: unknown): unknown {
  const { error, value } = schema.validate(input, { abortEarly: false, stripUnknown: true, convert: true, messages });
  if (!error) return value as unknown;
  const fields = error.details.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new ContractProblem('INVALID', fields[0]?.message ?? 'Some fields are not right.', { fields });
}

function checkShape(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest) throw new ContractProblem('MALFORMED', 'The body is nested too deeply.');
  if (Array.isArray(value) && value.length > maxItems)
    throw new ContractProblem('MALFORMED', 'A list in the body is too long.');
  for (const [key, item] of Object.entries(value)) {
    if (isForbiddenKey(key)) throw new ContractProblem('MALFORMED', 'The body has a field that is not allowed.');
    checkShape(item, depth + 1);
  }
}
