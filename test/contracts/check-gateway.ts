import { describeMismatch } from '../../src/adapters/http-client/describe-mismatch';
import { addDays, plainDate } from '../../src/core/shared/plain-date';
import { parseItineraryId } from '../../src/core/voyages/itinerary-id';
import type { ContractOperation } from '../../src/web/engine-contract/contract-operation';
import {
  findAvailabilityOperation,
  findDeparturesOperation,
} from '../../src/web/engine-contract/excursion-departures.schema';
import { findExcursionGuestsOperation } from '../../src/web/engine-contract/excursion-departures.schema';
import { findBookingsOperation } from '../../src/web/engine-contract/excursions.schema';
import { healthOperation } from '../../src/web/engine-contract/health.schema';
import { findReservationsOperation, getReservationOperation } from '../../src/web/engine-contract/reservations.schema';
import { availabilityOperation, findVoyagesOperation } from '../../src/web/engine-contract/voyages.schema';

interface GatewayUnderTest {
  /** ENGINE_API_URL: without `/v1`. */
  readonly url: string;
  readonly token: string;
  /** A client who has a reservation; without one nothing of a client's is read. */
  readonly clientRef?: string;
  readonly send?: typeof fetch;
}

interface GatewayAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

interface WireVoyage {
  readonly code: string;
  readonly sailDays: number;
  readonly classifications: readonly { readonly type: string }[];
  readonly from: { readonly dateTime: string };
  readonly to: { readonly dateTime: string };
}

const unknownClient = 'contract-suite-nobody';
const unknownVoyage = 'ON1-CYC-990101-007';
const maxPages = 50;
const pageSize = 200;
/** A gateway whose clock is further off than this gives tokens that have expired already. */
const maxClockSkewMs = 120_000;

/**
 * Holds every read-only call of a gateway against the published contract, more strictly than the site reads it, and
 * returns one line for each difference: the call, the field's path, what was expected and what was found, without any
 * value of a client's.
 */
export async function checkGateway(gateway: GatewayUnderTest): Promise<readonly string[]> {
  const check = new GatewayCheck(gateway);
  await check.health();
  const voyages = await check.voyages();
  const [first] = voyages;
  await check.problems();
  if (first) {
    await check.availability(first.code);
    await check.excursions(first);
  }
  await check.reservations();
  return check.differences;
}

class GatewayCheck {
  readonly differences: string[] = [];

  constructor(private readonly gateway: GatewayUnderTest) {}

  async health(): Promise<void> {
    const body = await this.read('/v1/health', healthOperation);
    const time = typeof body['time'] === 'string' ? Date.parse(body['time']) : NaN;
    const skewMs = time - Date.now();
    if (Math.abs(skewMs) > maxClockSkewMs)
      this.note('GET /v1/health', `time is ${Math.round(skewMs / 1_000)} seconds from the clock of this machine`);
  }

  /** Reads the whole list, page by page. */
  async voyages(): Promise<readonly WireVoyage[]> {
    const label = 'GET /v1/voyages';
    const voyages: WireVoyage[] = [];
    const cursors = new Set<string>();
    let cursor: string | undefined;
    for (let page = 0; page < maxPages; page += 1) {
      const query = new URLSearchParams({ include: 'categories', limit: String(pageSize) });
      if (cursor !== undefined) query.set('cursor', cursor);
      const body = await this.read(`/v1/voyages?${query.toString()}`, findVoyagesOperation);
      const items = (Array.isArray(body['items']) ? body['items'] : []).filter(isVoyage);
      voyages.push(...items);
      cursor = typeof body['nextCursor'] === 'string' ? body['nextCursor'] : undefined;
      if (cursor === undefined) break;
      if (cursors.has(cursor)) this.note(label, 'nextCursor is the same as on an earlier page');
      if (cursors.has(cursor)) break;
      cursors.add(cursor);
    }
    if (voyages.length === 0) this.note(label, 'has no voyage, so that nothing else of them could be checked');
    this.checkOrder(label, voyages);
    for (const voyage of voyages) this.checkVoyage(label, voyage);
    await this.alone(voyages.at(-1));
    return voyages;
  }

  async availability(code: string): Promise<void> {
    const path = `/v1/voyages/${encodeURIComponent(code)}/availability`;
    const body = await this.read(path, availabilityOperation);
    if (body['code'] !== code) this.note(`GET ${path}`, 'code is not the one that was asked for');
    const { headers } = await this.call(path);
    const etag = headers.get('etag');
    if (etag === null) return this.note(`GET ${path}`, 'has no header ETag');
    const again = await this.call(path, { 'If-None-Match': etag });
    if (again.status !== 304 && again.headers.get('etag') === etag)
      this.note(`GET ${path}`, `should be 304 to its own ETag, found ${again.status}`);
  }

  /** Errors are problems by RFC 9457, with the contract's version and the caller's correlation id. */
  async problems(): Promise<void> {
    await this.problem(`/v1/voyages/${unknownVoyage}/availability`, 404, 'VOYAGE_NOT_FOUND');
    await this.problem(`/v1/reservations/UNKNOWN-1?clientRef=${unknownClient}`, 404, 'NOT_FOUND');
    await this.problem('/v1/health', 401, 'UNAUTHORIZED', { Authorization: 'Bearer nobody-knows-this-key' });
  }

  async excursions({ from, sailDays }: WireVoyage): Promise<void> {
    const day = plainDate(from.dateTime.slice(0, 10));
    const window = new URLSearchParams({ from: day, to: addDays(day, sailDays) }).toString();
    await this.read(`/v1/excursions/departures?${window}`, findDeparturesOperation);
    await this.read(`/v1/excursions/availability?${window}`, findAvailabilityOperation);
  }

  async reservations(): Promise<void> {
    const { clientRef } = this.gateway;
    const label = 'GET /v1/reservations';
    const none = await this.read(`/v1/reservations?clientRef=${unknownClient}`, findReservationsOperation, label);
    if (Array.isArray(none['items']) && none['items'].length > 0)
      this.note(label, 'should have no items for an unknown client');
    if (clientRef === undefined) return;
    const client = new URLSearchParams({ clientRef }).toString();
    const body = await this.read(`/v1/reservations?${client}&include=full`, findReservationsOperation, label);
    const [first] = (Array.isArray(body['items']) ? body['items'] : []) as readonly Fields[];
    if (typeof first?.['id'] !== 'string') return this.note(label, 'has no reservation of ENGINE_LIVE_CLIENT_REF');
    const id = encodeURIComponent(first['id']);
    const one = 'GET /v1/reservations/{id}';
    await this.read(`/v1/reservations/${id}?${client}`, getReservationOperation, one);
    await this.problem(`/v1/reservations/${id}?clientRef=${unknownClient}`, 404, 'NOT_FOUND', {}, one);
    const guests = `/v1/reservations/${id}/excursion-guests?${client}`;
    await this.read(guests, findExcursionGuestsOperation, `${one}/excursion-guests`);
    const bookings = `/v1/excursion-bookings?reservationIds=${id}`;
    await this.read(bookings, findBookingsOperation, 'GET /v1/excursion-bookings');
    const { headers } = await this.call(`/v1/reservations?${client}`);
    if (!/no-store/.test(headers.get('cache-control') ?? ''))
      this.note(label, 'has no header Cache-Control: no-store, though it is about a client');
  }

  private checkOrder(label: string, voyages: readonly WireVoyage[]): void {
    const codes = voyages.map(({ code }) => code);
    const twice = codes.filter((code, at) => codes.indexOf(code) !== at);
    for (const code of new Set(twice)) this.note(label, `${code} comes more than once`);
    const keys = voyages.map(({ code, from }) => `${from.dateTime.slice(0, 10)} ${code}`);
    const late = keys.findIndex((key, at) => at > 0 && key < (keys[at - 1] ?? ''));
    if (late > 0)
      this.note(label, `${codes[late] ?? ''} should come before ${codes[late - 1] ?? ''}: by start, then code`);
  }

  private checkVoyage(label: string, { code, sailDays, classifications, from, to }: WireVoyage): void {
    if (parseItineraryId(code).kind === 'malformed') this.note(label, `${code} is no itinerary id`);
    if (!classifications.some(({ type }) => type === 'WEB DEST'))
      this.note(label, `${code} has no classification WEB DEST, so that the site cannot show it`);
    const days = (Date.parse(to.dateTime.slice(0, 10)) - Date.parse(from.dateTime.slice(0, 10))) / 86_400_000;
    if (days !== sailDays) this.note(label, `${code} has sailDays ${sailDays}, but ${days} nights between from and to`);
  }

  private async alone(voyage: WireVoyage | undefined): Promise<void> {
    if (!voyage) return;
    const path = `/v1/voyages?codes=${encodeURIComponent(voyage.code)}`;
    const { items } = await this.read(path, findVoyagesOperation);
    const codes = (Array.isArray(items) ? items : []).filter(isVoyage).map(({ code }) => code);
    if (codes.length !== 1 || codes[0] !== voyage.code)
      this.note(`GET ${path}`, `should have the one voyage that was asked for, found ${codes.length}`);
  }

  private async read(path: string, { answers }: ContractOperation, label = labelOf(path)): Promise<Fields> {
    const { status, headers, body } = await this.call(path);
    if (status !== 200) {
      this.note(label, `should be 200, found ${status}`);
      return {};
    }
    this.checkHeaders(label, headers, /^application\/json\b/);
    const schema = answers[200]?.schema;
    const { error } =
      schema?.required().validate(body, { convert: false, allowUnknown: true, abortEarly: false }) ?? {};
    // One line for each field: a hundred items with the same fault are one fault.
    if (error)
      for (const details of distinctByField(error.details))
        this.note(label, describeMismatch(Object.assign(error, { details: [details] })));
    return typeof body === 'object' && body !== null ? (body as Fields) : {};
  }

  private async problem(
    path: string,
    status: number,
    code: string,
    sentHeaders: Readonly<Record<string, string>> = {},
    label = labelOf(path),
  ): Promise<void> {
    const { status: found, headers, body } = await this.call(path, sentHeaders);
    if (found !== status) return this.note(label, `should be ${status} ${code}, found ${found}`);
    this.checkHeaders(label, headers, /^application\/problem\+json\b/);
    const fields = typeof body === 'object' && body !== null ? (body as Fields) : {};
    if (fields['code'] !== code) this.note(label, `should have code ${code} with its ${status}`);
    for (const name of ['type', 'title', 'detail', 'correlationId'])
      if (typeof fields[name] !== 'string') this.note(label, `${name} is missing in its ${status}`);
  }

  private checkHeaders(label: string, headers: Headers, type: RegExp): void {
    if (!/^1\.\d{1,4}$/.test(headers.get('x-contract-version') ?? ''))
      this.note(label, 'has no header X-Contract-Version: 1.x');
    if (headers.get('x-correlation-id') !== correlationId)
      this.note(label, 'does not return the header X-Correlation-Id');
    if (!type.test(headers.get('content-type') ?? ''))
      this.note(
        label,
        `should have a Content-Type like ${String(type)}, found ${headers.get('content-type') ?? 'none'}`,
      );
  }

  private async call(path: string, headers: Readonly<Record<string, string>> = {}): Promise<GatewayAnswer> {
    const { url, token, send = fetch } = this.gateway;
    const answer = await send(`${url.replace(/\/+$/, '')}${path}`, {
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${token}`,
        'X-Contract-Version': '1.0',
        'X-Correlation-Id': correlationId,
        ...headers,
      },
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parse(text) };
  }

  private note(label: string, difference: string): void {
    const line = `${label}: ${difference}`;
    if (!this.differences.includes(line)) this.differences.push(line);
  }
}

const correlationId = 'contract-suite-1';

/** Without the query, which may hold a client's id. */
const labelOf = (path: string) => `GET ${path.split('?', 1)[0] ?? ''}`;

function isVoyage(item: unknown): item is WireVoyage {
  return (
    findVoyagesOperation.answers[200].schema.validate(
      { items: [item], nextCursor: null },
      { convert: false, allowUnknown: true },
    ).error === undefined
  );
}

function distinctByField<Details extends { readonly path: readonly (string | number)[]; readonly type: string }>(
  details: readonly Details[],
): readonly Details[] {
  const byField = new Map<string, Details>();
  for (const one of details) {
    const field = `${one.path.map((part) => (typeof part === 'number' ? '*' : part)).join('.')} ${one.type}`;
    if (!byField.has(field)) byField.set(field, one);
  }
  return [...byField.values()];
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
