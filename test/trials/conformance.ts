import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Operation, operationsOf } from '../api/calls/call-player';
import { CallWorld } from '../api/calls/call-world';
import { startPostgres, stopPostgres } from '../services/postgres-server';
import { freePort } from '../services/redis-server';
import { ApiContract } from '../support/open-api';
import { solveBotCheck } from '../support/solve-bot-check';
import { arbitraryRequest, type ArbitraryRequest, type KnownValues } from './arbitrary-request';
import { addressOf, type Drill, type TrialReport, type TrialRow } from './trial';
import { openSharedSite } from './trial-site';

const seed = 20_261_123;
/** A reset on a busy machine takes its time; deadlines are another trial's. */
const maxWaitMs = 30_000;

interface Conformance {
  /** Requests to each operation. */
  readonly cases: number;
  readonly databaseUrl?: string;
}

/**
 * Sends generated requests to every operation of the document, and checks each answer against the document: no status
 * that is not described there, and no answer that does not fit its schema, with undescribed fields among the faults.
 */
export async function askByDocument({ cases, databaseUrl }: Conformance): Promise<TrialReport> {
  const site = await openSharedSite(databaseUrl);
  try {
    const contract = await ApiContract.of(site.url);
    const world = await CallWorld.open(site.url);
    const caller = new GeneratedCalls(contract, world, await knownValues(world));
    for (const operation of inOrder(operationsOf(contract))) await caller.send(operation, cases);
    return caller.report();
  } finally {
    await site.close();
  }
}

/** What ends a session, moves time or breaks a system comes last. */
const inOrder = (operations: readonly Operation[]) => operations.toSorted((one, other) => rankOf(one) - rankOf(other));
const rankOf = ({ id, address }: Operation) =>
  id === 'resetLine' ? 3 : address.startsWith('/dev/') ? 2 : id === 'signOut' ? 1 : 0;

async function knownValues(world: CallWorld): Promise<KnownValues> {
  const line = await world.bookingLine();
  const ids = async (path: string) => (await world.read<readonly { readonly id: string }[]>(path)).map(({ id }) => id);
  const { bookableTourId } = line as { readonly bookableTourId: string };
  return {
    ...Object.fromEntries(Object.entries(line).map(([name, value]) => [name, [value]])),
    itineraryId: [world.itineraryId, 'ON1-ZZZ-270412-007'],
    itineraryIds: [world.itineraryId],
    voyageId: [world.itineraryId],
    suiteId: [`BR-I,${world.category}`],
    category: [world.category, 'Seamanship'],
    reservationId: [world.reservationId, 'ON79999999'],
    contactId: [world.contactId],
    opportunityId: [world.opportunityId],
    start: [await world.freeTime()],
    startDate: [world.firstDay],
    endDate: [world.lastDay],
    tourCode: [bookableTourId.split('.')[1]],
    id: [...(await ids('/api/contact-information')), ...(await ids('/api/address-information'))],
    email: ['ada.marlow@example.com', 'guest@example.com'],
    countryCode: ['US', '+44'],
    phoneNumber: ['305 555 0199'],
    country: ['US', 'GB', 'AE'],
    formId: ['charter', 'deck-plan-book'],
    region: ['bahamas'],
  };
}

class GeneratedCalls {
  private readonly faults = new Map<string, string>();
  private readonly statuses = new Map<number, number>();
  private readonly carriedOut = new Set<string>();
  private operations = 0;
  private sent = 0;

  constructor(
    private readonly contract: ApiContract,
    private readonly world: CallWorld,
    private readonly known: KnownValues,
  ) {}

  async send(operation: Operation, cases: number): Promise<void> {
    this.operations += 1;
    const requests = fc.sample(arbitraryRequest(operation.described, this.known), {
      numRuns: cases,
      seed: seed + this.operations,
    });
    for (const [index, request] of requests.entries()) {
      this.sent += 1;
      // Guest and visitor in turn; who signs out is a guest of that moment.
      const isGuests = index % 3 !== 2 && operation.id !== 'signOut';
      try {
        await this.check(operation, await this.withProof(operation, request, index), isGuests);
      } catch (error) {
        this.note(operation, `no answer: ${String(error)}`, request);
      }
    }
  }

  /** A solved bot check for every second body that has room for one: else nothing behind the check would be asked. */
  private async withProof({ address }: Operation, request: ArbitraryRequest, index: number): Promise<ArbitraryRequest> {
    const { body } = request;
    if (index % 2 === 1 || typeof body !== 'object' || body === null || !('token' in body)) return request;
    const action = request.path['formId'] ?? address.split('/').at(-1) ?? '';
    return /^[a-z-]{1,60}$/.test(action)
      ? { ...request, body: { ...body, token: await solveBotCheck(this.world.url, action) } }
      : request;
  }

  private async check(operation: Operation, request: ArbitraryRequest, isGuests: boolean): Promise<void> {
    const { address, method } = operation;
    const path = Object.entries(request.path).reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value) || 'x'),
      address,
    );
    const search = new URLSearchParams(request.query).toString();
    const answer = await fetch(`${this.world.url}${path}${search === '' ? '' : `?${search}`}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(maxWaitMs),
      headers: {
        ...request.headers,
        'Sec-Fetch-Site': 'same-origin',
        // Budgets of an address are another test's.
        'X-Forwarded-For': addressOf(this.sent + 1_000),
        ...(isGuests ? { Cookie: this.world.guest.cookie } : {}),
        ...('body' in request ? { 'Content-Type': 'application/json' } : {}),
      },
      ...('body' in request ? { body: JSON.stringify(request.body) } : {}),
    });
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status < 400) this.carriedOut.add(operation.id);
    const contentType = answer.headers.get('content-type') ?? '';
    if (contentType.startsWith('text/event-stream')) return void (await answer.body?.cancel());
    const text = await answer.text();
    const body: unknown = contentType.startsWith('application/json') ? JSON.parse(text) : text;
    const faults = [
      ...this.contract.faultsOf({ method, path: address, status: answer.status, contentType, body }),
      // Described, because a defect may come up anywhere; met here it is one.
      ...(answer.status >= 500 && answer.status !== 503 ? ['a defect'] : []),
    ];
    for (const fault of faults) this.note(operation, `${answer.status} ${fault}`, request);
  }

  /** One of a kind for each operation. */
  private note({ id }: Operation, fault: string, request: ArbitraryRequest): void {
    const key = `${id} ${fault.slice(0, 60)}`;
    if (!this.faults.has(key))
      this.faults.set(key, `${id}: ${fault.slice(0, 200)} after ${JSON.stringify(request).slice(0, 300)}`);
  }

  report(): TrialReport {
    const faults = [...this.faults.values()];
    const undescribed = faults.filter((fault) => fault.includes('not described'));
    const said = (list: readonly string[]) =>
      list.length === 0 ? 0 : `${list.length}: ${list.slice(0, 20).join('; ')}`;
    const classes = [200, 300, 400, 500].map((from): TrialRow => {
      const counts = [...this.statuses]
        .filter(([status]) => status >= from && status < from + 100)
        .sort(([one], [other]) => one - other);
      return [
        `answered ${String(from).charAt(0)}xx`,
        counts.map(([status, count]) => `${status}: ${count}`).join(', ') || 0,
      ];
    });
    return {
      isGood: faults.length === 0 && this.carriedOut.size > this.operations / 2,
      rows: [
        ['operations', this.operations],
        ['requests', this.sent],
        ['operations that were carried out at least once', this.carriedOut.size],
        ...classes,
        ['undocumented statuses', said(undescribed)],
        ['invalid answers, or none', said(faults.filter((fault) => !undescribed.includes(fault)))],
      ],
    };
  }
}

async function askOnPostgres(cases: number): Promise<TrialReport> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-conformance-'));
  chmodSync(folder, 0o755);
  const { url } = startPostgres(folder, await freePort());
  try {
    return await askByDocument({ cases, databaseUrl: url });
  } finally {
    stopPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

export const conformance: Drill = {
  title: 'Conformance',
  how: `50 generated requests (seed ${seed}) to every operation of /api/openapi.json, on SQLite and on PostgreSQL: as its schemas have them, its example, and both with a field left out, added or of another kind; by a guest and by a visitor. Every answer is checked against the document.`,
  verdict: 'Every answer has a status that the document names, and fits its schema.',
  run: async () => {
    const reports = [
      ['SQLite', await askByDocument({ cases: 50 })],
      ['PostgreSQL', await askOnPostgres(50)],
    ] as const;
    return {
      isGood: reports.every(([, { isGood }]) => isGood),
      rows: reports.flatMap(([place, { rows }]) => rows.map(([what, count]): TrialRow => [`${place}: ${what}`, count])),
    };
  },
};
