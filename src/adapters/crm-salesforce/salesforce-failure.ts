import Joi from 'joi';
import { Unavailable } from '../../core/shared/unavailable';
import type { HttpAnswer, HttpFailure } from '../http-client/http-outcome';

export const salesforce = 'Salesforce';

const failureKinds = [
  'auth',
  'forbidden',
  'not-found',
  'conflict',
  'invalid',
  'rate-limited',
  'unavailable',
  'timeout',
  'protocol',
] as const;
type SalesforceFailureKind = (typeof failureKinds)[number];

/** Every outcome of a call to Salesforce except its answer. It contains no value that a person typed. */
export interface SalesforceFailure {
  readonly kind: SalesforceFailureKind;
  /**
   * The codes are Salesforce's own, such as `DUPLICATES_DETECTED`; none are listed when Salesforce gave no response of
   * its own.
   */
  readonly codes: readonly string[];
  readonly fields: readonly string[];
  readonly detail: string;
}

export type SalesforceAnswer<T> = HttpAnswer<T>;
export type SalesforceOutcome<T> = SalesforceAnswer<T> | SalesforceFailure;

export interface SalesforceError {
  readonly errorCode: string;
  readonly fields?: readonly string[];
}

const code = Joi.string().pattern(/^[A-Z][A-Z0-9_]{1,80}$/);
const names = Joi.array()
  .items(Joi.string().pattern(/^[\w.]{1,120}$/))
  .allow(null);

/** An error response of the REST API is a list. Its `message` may repeat what a person typed, so it is not read. */
const errorsSchema = Joi.array<SalesforceError[]>()
  .items(Joi.object({ errorCode: code.required(), fields: names }))
  .min(1);

function readErrors(body: unknown): readonly SalesforceError[] {
  const { error, value } = errorsSchema.required().validate(body, { stripUnknown: true, convert: false });
  return error ? [] : value;
}

const kindOfCode: ReadonlyMap<string, SalesforceFailureKind> = new Map([
  ['INVALID_SESSION_ID', 'auth'],
  ['REQUEST_LIMIT_EXCEEDED', 'rate-limited'],
  ['NOT_FOUND', 'not-found'],
  ['ENTITY_IS_DELETED', 'not-found'],
  ['INVALID_CROSS_REFERENCE_KEY', 'not-found'],
  ['DUPLICATES_DETECTED', 'conflict'],
  ['DUPLICATE_VALUE', 'conflict'],
  ['DUPLICATE_EXTERNAL_ID', 'conflict'],
  ['UNABLE_TO_LOCK_ROW', 'unavailable'],
  ['QUERY_TIMEOUT', 'timeout'],
  ['INSUFFICIENT_ACCESS', 'forbidden'],
  ['INSUFFICIENT_ACCESS_OR_READONLY', 'forbidden'],
  ['INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY', 'forbidden'],
  ['API_DISABLED_FOR_ORG', 'forbidden'],
]);

const kindOfStatus: ReadonlyMap<number, SalesforceFailureKind> = new Map([
  [300, 'conflict'],
  [401, 'auth'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [412, 'conflict'],
]);

/** Classifies errors, whether they came as a response or in a row of a collection. */
export function failureOf(errors: readonly SalesforceError[], status: number): SalesforceFailure {
  const codes = errors.map(({ errorCode }) => errorCode);
  const namedKind = codes.map((one) => kindOfCode.get(one)).find((kind) => kind !== undefined);
  const kind = namedKind ?? kindOfStatus.get(status) ?? 'invalid';
  return {
    kind,
    codes,
    fields: errors.flatMap(({ fields }) => fields ?? []),
    detail: codes.join(', ') || `status ${status}`,
  };
}

export function readFailure(failure: HttpFailure): SalesforceFailure {
  if (failure.kind === 'refused') return failureOf(readErrors(failure.body), failure.status);
  // Several records have this external id: Salesforce answers 300 with their list, which is not a redirect.
  if (failure.kind === 'protocol' && failure.status === 300) return failureOf([], 300);
  return { kind: failure.kind, codes: [], fields: [], detail: failure.detail };
}

export const isFailure = <T extends object>(outcome: T | SalesforceFailure): outcome is SalesforceFailure =>
  'codes' in outcome && failureKinds.some((kind) => kind === outcome.kind);

export const salesforceUnavailable = ({ kind, detail }: SalesforceFailure) =>
  new Unavailable(salesforce, { cause: new Error(`${kind}: ${detail}`) });

/** Calls use it that expect no failure, or that are retried later. @throws Unavailable */
export function expectAnswer<T extends object>(outcome: T | SalesforceFailure): T {
  if (isFailure(outcome)) throw salesforceUnavailable(outcome);
  return outcome;
}

/**
 * Rows that belong together fail together. @throws Unavailable when any of them failed, naming the row that caused it
 */
export function expectAll<T extends object>(
  rows: readonly (T | SalesforceFailure)[] | SalesforceFailure,
): readonly T[] {
  if ('codes' in rows) throw salesforceUnavailable(rows);
  const failures = rows.filter((row) => isFailure(row));
  const [failure] = [
    ...failures.filter(({ codes }) => !codes.includes('ALL_OR_NONE_OPERATION_ROLLED_BACK')),
    ...failures,
  ];
  if (failure) throw salesforceUnavailable(failure);
  return rows.filter((row): row is T => !isFailure(row));
}
