import * as calls from './meeting-calls';

const realFetch = globalThis.fetch;
const realTimeout = AbortSignal.timeout.bind(AbortSignal);
let waits: number[] = [];

beforeEach(() => {
  waits = [];
  // Counts no real seconds: a wait ends as soon as its length is written down.
  AbortSignal.timeout = (milliseconds) => {
    waits.push(milliseconds);
    return AbortSignal.abort();
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  AbortSignal.timeout = realTimeout;
});

const submit = () =>
  calls.bookMeeting({
    opportunityId: 'o-1',
    start: Date.parse('2027-01-12T15:00:00Z'),
    way: 'phone',
    purpose: 'Something else',
    notes: '',
    timeZone: 'America/New_York',
    key: 'k',
  });

const answer = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status });

describe('the call that books a meeting', () => {
  it('PYC-07 H13 gives up after ten seconds, so that its loader hides', async () => {
    globalThis.fetch = async (_address, init) => {
      init?.signal?.throwIfAborted();
      return new Promise<never>(() => undefined);
    };
    expect(await submit()).toEqual({
      kind: 'refused',
      message: 'The appointment could not be written down. Please try again, or call.',
    });
    expect(waits).toEqual([10_000]);
  });

  it('PYC-07 H13 says the server’s own words, or the id to quote where the server could not answer', async () => {
    globalThis.fetch = answer(422, { error: 'Please choose another time.', requestId: 'r-1' });
    expect(await submit()).toEqual({ kind: 'refused', message: 'Please choose another time.' });
    globalThis.fetch = answer(503, { error: 'A system is away.', requestId: 'r-2' });
    expect(await submit()).toEqual({
      kind: 'refused',
      message: 'The appointment could not be written down. Please try again, or call. Reference: r-2',
    });
  });
});
