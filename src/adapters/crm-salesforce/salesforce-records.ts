import { setTimeout as sleep } from 'node:timers/promises';
import Joi from 'joi';
import type { SalesforceCall, SalesforceClient } from './salesforce-client';
import {
  expectAnswer,
  failureOf,
  isFailure,
  salesforceUnavailable,
  type SalesforceAnswer,
  type SalesforceError,
  type SalesforceFailure,
  type SalesforceOutcome,
} from './salesforce-failure';
import {
  type Page,
  pageSchema,
  type RowSchema,
  rowsSchema,
  stepsSchema,
  type WireRow,
  writeResultSchema,
} from './salesforce-wire';
import type { Soql } from './soql';

export type FieldValues = Readonly<Record<string, string | number | boolean | null>>;

interface WriteResult {
  readonly kind: 'written';
  readonly id: string;
}

export type RowOutcome = WriteResult | SalesforceFailure;

export interface Step {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly reference: string;
  readonly body?: object;
}

const maxRows = 10_000;
/** Headers and URL together may have 16,384 bytes; a longer query is a programming error. */
const maxQueryLength = 12_000;

export class SalesforceRecords {
  constructor(readonly client: SalesforceClient) {}

  /**
   * Reads all rows, over all pages of the result (`nextRecordsUrl`).
   * @throws Unavailable also when the result has more rows than `max`, or does not end: a part of it would look like
   * records that were removed
   */
  async find<Row>(
    query: Soql,
    row: RowSchema<Row>,
    { isDeferrable = false, max = maxRows }: { readonly isDeferrable?: boolean; readonly max?: number } = {},
  ): Promise<readonly Row[]> {
    if (encodeURIComponent(query.text).length > maxQueryLength)
      throw new RangeError('The query is too long for an address.');
    const schema = pageSchema(row);
    const rows: Row[] = [];
    const readPages = new Set<string>();
    let call: SalesforceCall<Page<Row>> = { path: '/query', query: { q: query.text }, schema, isDeferrable };
    for (;;) {
      const { body }: SalesforceAnswer<Page<Row>> = expectAnswer(await this.client.read(call));
      rows.push(...body.records);
      if (body.done) return rows;
      const next: string | undefined = body.nextRecordsUrl;
      if (next === undefined || rows.length >= max || readPages.has(next)) break;
      readPages.add(next);
      call = { path: pathOf(next), schema, isDeferrable };
    }
    throw salesforceUnavailable({
      kind: 'protocol',
      codes: [],
      fields: [],
      detail: `a query does not end after ${rows.length} rows and ${readPages.size + 1} pages`,
    });
  }

  async create(object: string, fields: FieldValues): Promise<RowOutcome> {
    const path = `/sobjects/${object}`;
    return toRowOutcome(await this.client.write({ method: 'POST', path, json: fields, schema: writeResultSchema }));
  }

  async update(object: string, id: string, fields: FieldValues): Promise<RowOutcome> {
    const outcome = await this.client.write({
      method: 'PATCH',
      path: `/sobjects/${object}/${encodeURIComponent(id)}`,
      json: fields,
    });
    return toChanged(outcome, id);
  }

  /** `conflict`: several records have this external id. */
  async upsert(
    object: string,
    key: { readonly field: string; readonly value: string },
    fields: FieldValues,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RowOutcome> {
    const path = `/sobjects/${object}/${key.field}/${encodeURIComponent(key.value)}`;
    return toRowOutcome(
      await this.client.write({ method: 'PATCH', path, json: fields, schema: writeResultSchema, headers }),
    );
  }

  async upsertAll(
    object: string,
    field: string,
    rows: readonly FieldValues[],
  ): Promise<readonly RowOutcome[] | SalesforceFailure> {
    const json = { allOrNone: true, records: rows.map((row) => ({ attributes: { type: object }, ...row })) };
    const send = async () =>
      readRows(
        await this.client.write({
          method: 'PATCH',
          path: `/composite/sobjects/${object}/${field}`,
          json,
          schema: rowsSchema.length(rows.length),
        }),
      );
    // A row that another transaction had locked rolled back the others: the whole batch may be sent again.
    return onceMore(send, (outcome) => 'length' in outcome && outcome.some(isLocked));
  }

  /** Up to 25 writes as one call and one transaction. */
  async inOneStep(steps: readonly Step[]): Promise<SalesforceFailure | { readonly kind: 'written' }> {
    const base = `/services/data/${this.client.apiVersion}`;
    const compositeRequest = steps.map(({ method, path, reference, body }) => ({
      method,
      url: `${base}${path}`,
      referenceId: reference,
      ...(body ? { body } : {}),
    }));
    return onceMore(() => this.sendSteps(compositeRequest), isLocked);
  }

  private async sendSteps(
    compositeRequest: readonly object[],
  ): Promise<SalesforceFailure | { readonly kind: 'written' }> {
    const outcome = await this.client.write({
      method: 'POST',
      path: '/composite',
      json: { allOrNone: true, compositeRequest },
      schema: stepsSchema(compositeRequest.length),
    });
    if (isFailure(outcome)) return outcome;
    const parts = outcome.body.compositeResponse;
    const failures = parts.flatMap(failuresOfPart);
    // The other rows only say that they were rolled back; one row has the reason.
    const failure = failures.find(({ codes }) => !codes.every((code) => rolledBackCodes.has(code))) ?? failures[0];
    return failure ?? { kind: 'written' };
  }
}

const lockDelayMs: readonly [from: number, to: number] = [100, 300];

async function onceMore<T>(send: () => Promise<T>, isWorthIt: (outcome: T) => boolean): Promise<T> {
  const outcome = await send();
  if (!isWorthIt(outcome)) return outcome;
  const [from, to] = lockDelayMs;
  await sleep(from + Math.random() * (to - from));
  return send();
}

const isLocked = (outcome: object) =>
  'codes' in outcome && Array.isArray(outcome.codes) && outcome.codes.includes('UNABLE_TO_LOCK_ROW');

const rolledBackCodes: ReadonlySet<string> = new Set(['ALL_OR_NONE_OPERATION_ROLLED_BACK', 'PROCESSING_HALTED']);

const pathOf = (nextRecordsUrl: string) => nextRecordsUrl.replace(/^\/services\/data\/v\d{2}\.\d/, '');

const toRowOutcome = (outcome: SalesforceOutcome<{ readonly id: string }>): RowOutcome =>
  isFailure(outcome) ? outcome : { kind: 'written', id: outcome.body.id };

const noContent = 204;

/** A change is answered without a body. Any other success, such as a proxy's page with 200, has changed nothing. */
function toChanged(outcome: SalesforceOutcome<undefined>, id: string): RowOutcome {
  if (isFailure(outcome)) return outcome;
  if (outcome.status === noContent) return { kind: 'written', id };
  return { kind: 'protocol', codes: [], fields: [], detail: `status ${outcome.status} instead of ${noContent}` };
}

function readRows(outcome: SalesforceOutcome<unknown>): readonly RowOutcome[] | SalesforceFailure {
  return isFailure(outcome) ? outcome : (outcome.body as readonly WireRow[]).map(toRow);
}

function toRow({ id, success, errors }: WireRow): RowOutcome {
  if (success) return { kind: 'written', id: id ?? '' };
  return failureOf(errors.map(toError), 400);
}

const toError = ({ statusCode, fields }: WireRow['errors'][number]): SalesforceError => ({
  errorCode: statusCode,
  fields: fields ?? [],
});

function failuresOfPart({
  body,
  httpStatusCode,
}: {
  readonly body: unknown;
  readonly httpStatusCode: number;
}): readonly SalesforceFailure[] {
  if (httpStatusCode >= 300) return [failureOf(readPartErrors(body), httpStatusCode)];
  const { error, value } = rowsSchema.validate(body, { stripUnknown: true, convert: false });
  return error || !Array.isArray(value) ? [] : (value as readonly WireRow[]).map(toRow).filter((row) => isFailure(row));
}

const partErrors = Joi.array().items(
  Joi.object({ errorCode: Joi.string().required(), fields: Joi.array().items(Joi.string()).allow(null) }),
);

function readPartErrors(body: unknown): readonly SalesforceError[] {
  const { error, value } = partErrors.required().validate(body, { stripUnknown: true });
  return error ? [] : (value as readonly SalesforceError[]);
}
