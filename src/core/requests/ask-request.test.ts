import { StoppedClock } from '../../../test/builders/a-clock';
import { aTrip } from '../../../test/builders/a-trip';
import { PartyView } from '../party/party-view';
import type { PartyRole } from '../party/party-member';
import type { RateUse } from '../shared/rate-limits.port';
import { AskRequest } from './ask-request';
import { CheckAttachments } from './check-attachments';
import { maxMessageLength, type TripRequest } from './trip-request';

const viewOf = (role: PartyRole) => new PartyView(aTrip(), 'eleanor', [{ role, wards: [], seesHealth: false }], [], []);
const form = { requestKey: 'key', author: 'Eleanor Marsh', text: ' Two\r\nlines.\u0007 ', files: [] };
const stored: TripRequest = {
  requestId: 'r',
  reservationId: '100200',
  contactId: 'eleanor',
  kind: 'name',
  state: 'sent',
  replyBy: new Date(0),
  messages: [{ messageId: 'm', from: 'guest', author: 'Eleanor Marsh', text: 'Text.', writtenAt: new Date(0) }],
};
const noPicture = { fileName: 'a.txt', bytes: Buffer.from('text') };

function open({ isExceeded = false, isClosed = false } = {}) {
  const asked: unknown[] = [];
  const replied: unknown[] = [];
  const uses: RateUse[] = [];
  const ask = new AskRequest({
    requests: {
      ask: async (request) => {
        asked.push(request);
        return stored;
      },
      reply: async (message) => {
        replied.push(message);
        return isClosed ? undefined : stored;
      },
    },
    attachments: new CheckAttachments({ develop: async () => ({ kind: 'unreadable' }) }),
    limits: {
      take: async (taken) => {
        uses.push(...taken);
        return isExceeded ? { kind: 'exceeded', budget: 'trip-requests', retryAfterSeconds: 60 } : { kind: 'within' };
      },
    },
    clock: new StoppedClock('2027-01-11T15:00:00Z'),
  });
  return { ask, asked, replied, uses };
}

describe('a request about a trip', () => {
  it('is stored with its cleaned text, and answered within a whole day', async () => {
    const { ask, asked, uses } = open();
    expect(await ask.run(viewOf('companion'), { ...form, kind: 'name' })).toEqual({ kind: 'stored', request: stored });
    expect(asked).toEqual([
      {
        requestKey: 'key',
        reservationId: '100200',
        contactId: 'eleanor',
        kind: 'name',
        author: 'Eleanor Marsh',
        text: 'Two\nlines.',
        files: [],
        replyBy: new Date('2027-01-12T15:00:00Z'),
      },
    ]);
    expect(uses).toEqual([{ budget: { name: 'trip-requests', max: 30, withinSeconds: 86_400 }, subject: 'eleanor' }]);
  });

  it.each<[string, Partial<typeof form> & { readonly kind?: string }, object]>([
    ['without a kind', { kind: '' }, { kind: 'missing' }],
    ['of an unknown kind', { kind: 'refund' }, { kind: 'missing' }],
    ['without a text', { text: ' \r\n' }, { text: 'missing' }],
    ['with too long a text', { text: 'a'.repeat(maxMessageLength + 1) }, { text: 'too-long' }],
    ['without both', { kind: '', text: '' }, { kind: 'missing', text: 'missing' }],
  ])('is refused %s, and nothing is counted or stored', async (_what, typed, errors) => {
    const { ask, asked, uses } = open();
    expect(await ask.run(viewOf('holder'), { ...form, kind: 'name', ...typed })).toEqual({ kind: 'invalid', errors });
    expect([asked, uses]).toEqual([[], []]);
    const longest = { ...form, kind: 'name', text: 'a'.repeat(maxMessageLength) };
    expect(await ask.run(viewOf('holder'), longest)).toMatchObject({ kind: 'stored' });
  });

  it('is stored for nobody whose role may not ask, with too many of them or with a file that cannot be read', async () => {
    const unread = { kind: 'invalid', errors: { files: 'unreadable' } };
    const request = { ...form, kind: 'name' };
    const { ask, asked } = open();
    expect(await ask.run(viewOf('reader'), request)).toEqual({ kind: 'not-allowed' });
    expect(await ask.run(viewOf('payer'), request)).toEqual({ kind: 'not-allowed' });
    expect(await ask.run(viewOf('holder'), { ...request, files: [noPicture] })).toEqual(unread);
    const many = open({ isExceeded: true });
    expect(await many.ask.run(viewOf('holder'), request)).toEqual({ kind: 'too-many' });
    expect([asked, many.asked]).toEqual([[], []]);
  });
});

describe('a reply to a request', () => {
  const reply = { ...form, requestId: 'r' };

  it('is stored with its guest and its cleaned text', async () => {
    const { ask, replied } = open();
    expect(await ask.reply(viewOf('holder'), reply)).toEqual({ kind: 'stored', request: stored });
    expect(replied).toEqual([
      {
        requestKey: 'key',
        requestId: 'r',
        author: 'Eleanor Marsh',
        contactId: 'eleanor',
        text: 'Two\nlines.',
        files: [],
        replyBy: new Date('2027-01-12T15:00:00Z'),
      },
    ]);
    const closed = open({ isClosed: true });
    expect(await closed.ask.reply(viewOf('holder'), reply)).toEqual({ kind: 'closed' });
  });

  it('is stored for nobody whose role may not ask, without a text, with too many or with a file that cannot be read', async () => {
    const { ask, replied, uses } = open();
    expect(await ask.reply(viewOf('payer'), reply)).toEqual({ kind: 'not-allowed' });
    expect(await ask.reply(viewOf('holder'), { ...reply, text: '' })).toEqual({
      kind: 'invalid',
      errors: { text: 'missing' },
    });
    expect(uses).toEqual([]);
    expect(await ask.reply(viewOf('holder'), { ...reply, files: [noPicture] })).toEqual({
      kind: 'invalid',
      errors: { files: 'unreadable' },
    });
    const many = open({ isExceeded: true });
    expect(await many.ask.reply(viewOf('holder'), reply)).toEqual({ kind: 'too-many' });
    expect([replied, many.replied]).toEqual([[], []]);
  });
});
