import { type Org, type OrgError, type OrgRecord, RefusedWrite, refusal } from './org';
import { runSoql, type Row } from './run-soql';

export interface ApiRequest {
  readonly method: string;
  /** Below `/services/data/vNN.N`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  readonly version: string;
}

export interface ApiAnswer {
  readonly status: number;
  /** JSON; undefined for an empty body, bytes for a file. */
  readonly body?: unknown;
}

/** Answers a request that is its own, or leaves it to the next. Throws `Refused`. */
export type ApiRoute = (request: ApiRequest, org: Org) => ApiAnswer | undefined;

interface Cursor {
  readonly rows: readonly Row[];
  readonly total: number;
}

type Body = Readonly<Record<string, unknown>>;

/** Salesforce's REST API over an organisation. */
export class SalesforceApi {
  pageSize = 2_000;
  private readonly cursors = new Map<string, Cursor>();
  private cursorSerial = 0;

  constructor(
    readonly org: Org,
    private readonly routes: readonly ApiRoute[] = [],
  ) {}

  answer(request: ApiRequest): ApiAnswer {
    try {
      for (const route of this.routes) {
        const answer = route(request, this.org);
        if (answer) return answer;
      }
      return this.own(request);
    } catch (error) {
      if (error instanceof RefusedWrite) return refused(error);
      throw error;
    }
  }

  private own(request: ApiRequest): ApiAnswer {
    const [first = '', ...rest] = request.path.split('/').slice(1).map(decodeURIComponent);
    if (first === 'query') return rest[0] === undefined ? this.query(request) : this.nextPage(rest[0], request);
    if (first === 'sobjects') return this.sobjects(request, rest);
    if (first === 'composite' && rest.length === 0) return this.composite(request);
    if (first === 'composite' && rest[0] === 'sobjects') return this.collection(request, rest.slice(1));
    if (first === 'limits') return { status: 200, body: {} };
    throw refusal('NOT_FOUND', 'The requested resource does not exist', { status: 404 });
  }

  private query({ query, version }: ApiRequest): ApiAnswer {
    if (query['q'] === undefined) throw refusal('MALFORMED_QUERY', 'SOQL statement cannot be empty');
    const { rows, count } = runSoql(this.org, query['q'], version);
    if (rows.length <= this.pageSize) return { status: 200, body: { totalSize: count, done: true, records: rows } };
    this.cursorSerial += 1;
    const id = `01g5g${String(this.cursorSerial).padStart(10, '0')}`;
    this.cursors.set(id, { rows, total: count });
    return this.page(id, { from: 0, version });
  }

  private nextPage(locator: string, { version }: ApiRequest): ApiAnswer {
    const [, id = '', from = '0'] = /^(\w+)-(\d+)$/.exec(locator) ?? [];
    if (!this.cursors.has(id)) throw refusal('INVALID_QUERY_LOCATOR', 'invalid query locator');
    return this.page(id, { from: Number(from), version });
  }

  private page(id: string, { from, version }: { readonly from: number; readonly version: string }): ApiAnswer {
    const cursor = this.cursors.get(id) ?? { rows: [], total: 0 };
    const to = from + this.pageSize;
    const done = to >= cursor.rows.length;
    const next = done ? {} : { nextRecordsUrl: `/services/data/${version}/query/${id}-${to}` };
    return { status: 200, body: { totalSize: cursor.total, done, ...next, records: cursor.rows.slice(from, to) } };
  }

  private sobjects(request: ApiRequest, [name = '', second, third]: readonly string[]): ApiAnswer {
    const object = this.org.nameOf(name);
    if (object === undefined) throw refusal('NOT_FOUND', 'The requested resource does not exist', { status: 404 });
    const { method, body } = request;
    if (second === 'describe') return { status: 200, body: this.describe(object) };
    if (second === undefined && method === 'POST')
      return { status: 201, body: { id: this.org.insert(object, body as Body).Id, success: true, errors: [] } };
    if (second !== undefined && third !== undefined)
      return method === 'GET'
        ? this.bytes(object, second, third)
        : this.upsert(request, object, { field: second, value: third });
    if (second === undefined)
      throw refusal('METHOD_NOT_ALLOWED', `HTTP Method '${method}' not allowed.`, { status: 405 });
    if (method === 'PATCH') this.org.update(object, second, body as Body);
    else if (method === 'DELETE') this.org.remove(object, second);
    else if (method === 'GET') return { status: 200, body: this.mustFind(object, second) };
    else throw refusal('METHOD_NOT_ALLOWED', `HTTP Method '${method}' not allowed.`, { status: 405 });
    return { status: 204 };
  }

  private upsert(
    { body, query, version }: ApiRequest,
    object: string,
    { field, value }: { readonly field: string; readonly value: string },
  ): ApiAnswer {
    const found = this.org.byExternalId(object, field, value);
    if (found.length > 1)
      return { status: 300, body: found.map(({ Id }) => `/services/data/${version}/sobjects/${object}/${Id}`) };
    const [record] = found;
    if (!record && query['updateOnly'] === 'true')
      throw refusal('NOT_FOUND', 'The requested resource does not exist', { status: 404 });
    const { id, isNew } = this.put(object, { record, fields: { ...(body as Body), [field]: value } });
    return { status: isNew ? 201 : 200, body: { id, success: true, errors: [], created: isNew } };
  }

  private put(
    object: string,
    { record, fields }: { readonly record: OrgRecord | undefined; readonly fields: Body },
  ): { readonly id: string; readonly isNew: boolean } {
    return record
      ? { id: this.org.update(object, record.Id, fields).Id, isNew: false }
      : { id: this.org.insert(object, fields).Id, isNew: true };
  }

  private bytes(object: string, id: string, field: string): ApiAnswer {
    const content = this.mustFind(object, id)[field];
    if (typeof content !== 'string' || this.org.object(object)?.fields[field]?.type !== 'base64')
      throw refusal('NOT_FOUND', 'The requested resource does not exist', { status: 404 });
    return { status: 200, body: Buffer.from(content, 'base64') };
  }

  private mustFind(object: string, id: string): OrgRecord {
    const record = this.org.find(object, id);
    if (!record) throw refusal('NOT_FOUND', 'The requested resource does not exist', { status: 404 });
    return record;
  }

  private describe(object: string): object {
    const fields = Object.entries(this.org.object(object)?.fields ?? {}).map(
      ([name, { type, isRequired, isUnique, isExternalId, to, as }]) => ({
        name,
        type,
        nillable: !isRequired,
        unique: isUnique ?? false,
        externalId: isExternalId ?? false,
        referenceTo: to === undefined ? [] : [to],
        relationshipName: as ?? null,
      }),
    );
    return { name: object, label: object, custom: object.endsWith('__c'), queryable: true, fields };
  }

  private collection(request: ApiRequest, path: readonly string[]): ApiAnswer {
    const { method, query, body } = request;
    const { allOrNone = false, records = [] } = (body ?? {}) as {
      readonly allOrNone?: boolean;
      readonly records?: readonly Body[];
    };
    if (method === 'DELETE') {
      const ids = (query['ids'] ?? '').split(',').filter((id) => id !== '');
      return this.rows(ids, { isAllOrNone: query['allOrNone'] === 'true', write: (id) => this.removeById(id) });
    }
    const [upserted, field] = path;
    return this.rows(records, {
      isAllOrNone: allOrNone,
      write: (record) => this.writeRow(method, record, { object: upserted, field }),
    });
  }

  private writeRow(
    method: string,
    row: Body,
    { object, field }: { readonly object: string | undefined; readonly field: string | undefined },
  ): object {
    const type = object ?? (row['attributes'] as { readonly type?: string } | undefined)?.type;
    if (type === undefined || !this.org.object(type)) throw refusal('INVALID_TYPE', 'sObject type is not supported.');
    if (field !== undefined) {
      const found = this.org.byExternalId(type, field, String(row[field] ?? ''));
      if (found.length > 1) throw refusal('DUPLICATE_EXTERNAL_ID', `${field}: more than one record found`);
      const { id, isNew } = this.put(type, { record: found[0], fields: row });
      return { id, success: true, errors: [], created: isNew };
    }
    const { id, ...fields } = row;
    const record = method === 'POST' ? this.org.insert(type, fields) : this.org.update(type, String(id), fields);
    return { id: record.Id, success: true, errors: [] };
  }

  private removeById(id: string): object {
    const object = Object.entries(this.org.schema).find(([, { prefix }]) => id.startsWith(prefix))?.[0];
    if (object === undefined) throw refusal('MALFORMED_ID', `malformed id ${id}`);
    this.org.remove(object, id);
    return { id, success: true, errors: [] };
  }

  private rows<Item>(
    items: readonly Item[],
    { isAllOrNone, write }: { readonly isAllOrNone: boolean; readonly write: (item: Item) => object },
  ): ApiAnswer {
    if (items.length > 200)
      throw refusal('EXCEEDED_ID_LIMIT', 'record limit reached. cannot submit more than 200 records into this call');
    const rows: object[] = [];
    try {
      this.org.transaction(() => {
        let isWhole = true;
        for (const item of items) {
          try {
            rows.push(this.org.transaction(() => write(item)));
          } catch (error) {
            if (!(error instanceof RefusedWrite)) throw error;
            isWhole = false;
            rows.push(failedRow(error.errors));
          }
        }
        if (isAllOrNone && !isWhole) throw new RolledBack();
      });
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
      return {
        status: 200,
        body: rows.map((row) => ('success' in row && row.success === true ? failedRow([rolledBack]) : row)),
      };
    }
    return { status: 200, body: rows };
  }

  private composite({ body, headers, version }: ApiRequest): ApiAnswer {
    const { allOrNone = false, compositeRequest: parts = [] } = (body ?? {}) as {
      readonly allOrNone?: boolean;
      readonly compositeRequest?: readonly CompositePart[];
    };
    if (parts.length > 25) throw refusal('LIMIT_EXCEEDED', 'The composite request exceeds 25 subrequests.');
    const answers: PartAnswer[] = [];
    try {
      this.org.transaction(() => {
        for (const part of parts) answers.push(this.part(part, { answers, headers, version }));
        if (allOrNone && answers.some(hasFailed)) throw new RolledBack();
      });
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
      return {
        status: 200,
        body: {
          compositeResponse: answers.map((answer) =>
            hasFailed(answer)
              ? answer
              : {
                  ...answer,
                  httpStatusCode: 400,
                  body: [
                    {
                      errorCode: 'PROCESSING_HALTED',
                      message:
                        'The transaction was rolled back since another operation in the same transaction failed.',
                    },
                  ],
                },
          ),
        },
      };
    }
    return { status: 200, body: { compositeResponse: answers } };
  }

  private part(
    { method, url, referenceId, body }: CompositePart,
    {
      answers,
      headers,
      version,
    }: { readonly answers: readonly PartAnswer[]; readonly headers: ApiRequest['headers']; readonly version: string },
  ): PartAnswer {
    const known = new Map(
      answers.map((answer) => [answer.referenceId, answer.body as { readonly id?: string } | null]),
    );
    const fill = (text: string) =>
      text.replaceAll(/@\{(\w+)\.id\}/g, (_all, reference: string) => known.get(reference)?.id ?? '');
    const { pathname, searchParams } = new URL(fill(url), 'http://inner');
    const inner = {
      method,
      version,
      headers,
      path: pathname.replace(/^\/services\/data\/v\d\d\.\d/, ''),
      query: Object.fromEntries(searchParams),
      body: body === undefined ? undefined : (JSON.parse(fill(JSON.stringify(body))) as unknown),
    };
    const answer = this.answer(inner);
    return { referenceId, httpHeaders: {}, httpStatusCode: answer.status, body: answer.body ?? null };
  }
}

interface CompositePart {
  readonly method: string;
  readonly url: string;
  readonly referenceId: string;
  readonly body?: unknown;
}

interface PartAnswer {
  readonly referenceId: string;
  readonly httpHeaders: object;
  readonly httpStatusCode: number;
  readonly body: unknown;
}

class RolledBack extends Error {}

const rolledBack: OrgError = {
  status: 400,
  errorCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK',
  message: 'Record rolled back because not all records were valid and the request was using AllOrNone header',
  fields: [],
};

const failedRow = (errors: readonly OrgError[]) => ({
  success: false,
  errors: errors.map(({ errorCode, message, fields }) => ({ statusCode: errorCode, message, fields })),
});

const hasFailed = ({ httpStatusCode, body }: PartAnswer) =>
  httpStatusCode >= 300 ||
  (Array.isArray(body) &&
    body.some((row) => typeof row === 'object' && row !== null && 'success' in row && row.success === false));

const refused = ({ errors }: RefusedWrite): ApiAnswer => ({
  status: errors[0]?.status ?? 400,
  body: errors.map(({ errorCode, message, fields }) => ({
    message,
    errorCode,
    ...(fields.length > 0 ? { fields } : {}),
  })),
});
