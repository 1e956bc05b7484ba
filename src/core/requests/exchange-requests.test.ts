import { StoppedClock } from '../../../test/builders/a-clock';
import { Unavailable } from '../shared/unavailable';
import { ExchangeRequests } from './exchange-requests';
import type { RequestDelivery, UnnotifiedAnswer } from './trip-requests.port';

const request = { requestId: 'r', reservationId: '100200', contactId: 'eleanor', kind: 'name' } as const;
const message = (messageId: string, from: 'guest' | 'line') => ({
  messageId,
  from,
  author: from === 'guest' ? 'Eleanor Marsh' : 'Inés Calloway',
  text: 'Text.',
  writtenAt: new Date(0),
});

function anExchange({ openIds = ['r'], hasEmail = true }: { openIds?: readonly string[]; hasEmail?: boolean } = {}) {
  const waiting: RequestDelivery[] = ['one', 'two'].map((id) => ({
    request: { ...request, replyBy: new Date(0) },
    message: message(id, 'guest'),
    files: async () => [],
  }));
  const unnotified: UnnotifiedAnswer[] = [{ request, message: message('a', 'line') }];
  const steps: string[] = [];
  const leases: Date[] = [];
  const asked: number[] = [];
  const clock = new StoppedClock();
  const crm = { isDown: false, isMailDown: false };
  const exchange = new ExchangeRequests({
    requests: {
      find: async () => [],
      findAll: async () => [],
      ask: async () => Promise.reject(new Error('asks nothing')),
      reply: async () => undefined,
      findFile: async () => undefined,
      findFiles: async () => [],
      claimUndelivered: async (leaseUntil) => {
        leases.push(leaseUntil);
        return waiting;
      },
      findOpenIds: async () => openIds,
      receive: async ({ requestId }) => void steps.push(`received ${requestId}`),
      claimUnnotified: async (leaseUntil) => {
        leases.push(leaseUntil);
        return unnotified;
      },
      markDone: async (id) => void steps.push(`done ${id}`),
    },
    inbox: {
      deliver: async ({ message: { messageId } }) => {
        if (crm.isDown && messageId === 'two') throw new Unavailable('CRM');
      },
      findAnswers: async (requestIds) => {
        asked.push(requestIds.length);
        return requestIds.map((requestId) => ({ requestId, isClosed: false, messages: [] }));
      },
    },
    guests: {
      getGuest: async (contactId) => ({
        contactId,
        firstName: 'Eleanor',
        lastName: 'Marsh',
        recordTypeName: 'Guest',
        isOwnedByConsultant: false,
        ...(hasEmail ? { email: 'guest@example.com' } : {}),
      }),
    },
    sender: {
      send: async ({ subject, paragraphs }) => {
        if (crm.isMailDown) throw new Unavailable('messages');
        steps.push(subject);
        // The text of an answer stays on the page: a mail is read by more people than one.
        expect(paragraphs.join(' ')).not.toContain('Text.');
        return { kind: 'sent' };
      },
    },
    clock,
    addressOf: (id) => `https://line.example/requests?reservationId=${id}`,
  });
  return { exchange, steps, crm, leases, asked, clock };
}

describe('requests on their way', () => {
  it('D2 go to the CRM in order, come back with answers, and their guests are written to', async () => {
    const { exchange, steps } = anExchange();
    expect(await exchange.run()).toEqual({ delivered: 2, undelivered: 0, notified: 1 });
    expect(steps).toEqual(['done one', 'done two', 'received r', 'An answer to your request: Change a name', 'done a']);
  });

  it('D2 wait while the CRM or the mail is down, and hold up nothing else', async () => {
    const { exchange, steps, crm } = anExchange();
    crm.isDown = true;
    crm.isMailDown = true;
    expect(await exchange.run()).toEqual({ delivered: 1, undelivered: 1, notified: 0 });
    expect(steps).toEqual(['done one']);
  });

  it.each([
    [0, []],
    [1, [1]],
    [100, [100]],
    [101, [100, 1]],
  ])('D2 asks the CRM for answers to %i open requests a hundred at a time', async (count, calls) => {
    const openIds = Array.from({ length: count }, (_, index) => String(index));
    const { exchange, asked, steps } = anExchange({ openIds });
    await exchange.run();
    expect(asked).toEqual(calls);
    expect(steps.filter((step) => step.startsWith('received'))).toEqual(openIds.map((id) => `received ${id}`));
  });

  it('D2 are claimed for a minute, so that no other node handles them meanwhile', async () => {
    const { exchange, leases, clock } = anExchange();
    await exchange.run();
    const inAMinute = new Date(clock.now().getTime() + 60_000);
    expect(leases).toEqual([inAMinute, inAMinute]);
  });

  it('D2 are settled without a mail for a guest who has no address', async () => {
    const { exchange, steps } = anExchange({ hasEmail: false });
    expect(await exchange.run()).toMatchObject({ notified: 1 });
    expect(steps.slice(-2)).toEqual(['received r', 'done a']);
  });
});
