import fc from 'fast-check';
import { propertyRuns } from '../../../test/support/property-runs';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import type { Message } from '../messages/message';
import type { SendOutcome } from '../messages/message-sender.port';
import { fromUnits } from '../shared/money';
import type { Sailing } from '../voyages/sailing';
import type { Voyage } from '../voyages/voyage';
import { plainDate } from '../shared/plain-date';
import { NotifyWatches } from './notify-watches';
import { changesOf, figuresAfter, figuresOf, type Watch, watchedEvents, type WatchedFigures } from './watch';
import type { Watches, WatchList } from './watches.port';

const usd = (units: number) => fromUnits(units, 'USD');
const { itineraryId } = aSailing();

describe('what has changed', () => {
  const before = { isFree: true, fare: usd(24_900) };

  it.each([
    ['a lower fare', { isFree: true, fare: usd(23_000) }, ['fare']],
    ['a higher fare', { isFree: true, fare: usd(26_000) }, ['fare']],
    ['the same', before, []],
    ['nothing free', { isFree: false }, ['gone']],
    ['another currency', { isFree: true, fare: fromUnits(24_900, 'EUR') }, ['fare']],
  ])('is %s', (_name, now, kinds) => {
    expect(changesOf({ events: 'all', figures: before }, now).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is a suite that became free, with its fare where there is one', () => {
    const gone = { isFree: false };
    expect(changesOf({ events: 'free', figures: gone }, { isFree: true, fare: usd(1) })).toEqual([
      { kind: 'free-again', fare: usd(1) },
    ]);
    expect(changesOf({ events: 'free', figures: gone }, { isFree: true })).toStrictEqual([{ kind: 'free-again' }]);
    expect(figuresOf(aSailing({ isWaitlistOnly: true, fromPrice: usd(20_000) }), {})).toStrictEqual(gone);
  });

  it('is said only of what is watched', () => {
    const gone = { isFree: false };
    expect(changesOf({ events: 'fare', figures: before }, gone)).toEqual([]);
    expect(changesOf({ events: 'free', figures: before }, { isFree: true, fare: usd(1) })).toEqual([]);
    // A fare that came back is compared with the one of the last message.
    const after = figuresAfter(before, gone);
    expect(after).toEqual({ isFree: false, fare: usd(24_900) });
    expect(changesOf({ events: 'fare', figures: after }, { isFree: true, fare: usd(20_000) })).toHaveLength(1);
  });

  it('F5 is read from the figures of the reservation system, of a sailing or a category', () => {
    const sailing = aSailing({
      fromPrice: usd(20_000),
      suites: [
        { category: 'SV', availableCabins: 0, price: usd(20_000) },
        { category: 'OS', availableCabins: 2, price: usd(30_000) },
      ],
    });
    expect(figuresOf(sailing, {})).toEqual({ isFree: true, fare: usd(20_000) });
    expect(figuresOf(sailing, { category: 'OS' })).toEqual({ isFree: true, fare: usd(30_000) });
    expect(figuresOf(sailing, { category: 'SV' })).toEqual({ isFree: false });
    expect(figuresOf(sailing, { category: 'XX' })).toBeUndefined();
  });
});

describe('whatever the figures do', () => {
  const someFigures = fc.record(
    { isFree: fc.boolean(), fare: fc.constantFrom(20_000, 24_900, 31_000).map(usd) },
    { requiredKeys: ['isFree'] },
  );

  it('F5 says each change once, and of a fare only from the one in the last message to the one that is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...watchedEvents),
        someFigures,
        fc.array(someFigures, { maxLength: 12 }),
        (events, first, later) => {
          let notified: WatchedFigures = first;
          for (const now of later) {
            const said = changesOf({ events, figures: notified }, now);
            for (const change of said)
              if (change.kind === 'fare') expect([change.from, change.to]).toEqual([notified.fare, now.fare]);
              else expect(change.kind).toBe(now.isFree ? 'free-again' : 'gone');
            if (events === 'fare') expect(said.every(({ kind }) => kind === 'fare')).toBe(true);
            if (events === 'free') expect(said.every(({ kind }) => kind !== 'fare')).toBe(true);
            notified = figuresAfter(notified, now);
            expect(changesOf({ events, figures: notified }, now)).toEqual([]);
          }
        },
      ),
      propertyRuns(2_000),
    );
  });
});

describe('writing to who watches', () => {
  const aWatch = (parts: Partial<Watch> = {}): Watch => ({
    watchId: 'one',
    itineraryId,
    events: 'all',
    figures: { isFree: true, fare: usd(24_900) },
    ...parts,
  });

  function office({
    watches = [aWatch()],
    sailing = aSailing({ fromPrice: usd(20_000) }),
    voyage = aVoyage(),
    send = async (): Promise<SendOutcome> => ({ kind: 'sent' }),
  }: {
    readonly watches?: readonly Watch[];
    readonly sailing?: Sailing;
    readonly voyage?: Voyage;
    readonly send?: () => Promise<SendOutcome>;
  } = {}) {
    const clock = new StoppedClock('2027-01-11T15:00:00Z');
    const sent: Message[] = [];
    const stopped: (readonly string[] | undefined)[] = [];
    const state = { watches: [...watches], sentAt: undefined as number | undefined };
    const isWaiting = (before: Date) => state.sentAt === undefined || state.sentAt <= before.getTime();
    const list = (): WatchList => ({ ownerId: 'ada', email: 'ada@example.com', watches: state.watches });
    const port: Watches = {
      add: async () => ({ kind: 'full' }),
      find: async () => list(),
      findByEmails: async () => [list()],
      findWaiting: async ({ before, from }) =>
        from === '' && isWaiting(before) && state.watches.length > 0 ? [list()] : [],
      claim: async ({ before }) => {
        if (!isWaiting(before)) return false;
        state.sentAt = clock.now().getTime();
        return true;
      },
      release: async () => void (state.sentAt = undefined),
      saveFigures: async (all) => {
        state.watches = state.watches.map((watch) => {
          const saved = all.find(({ watchId }) => watchId === watch.watchId);
          return saved ? { ...watch, figures: saved.figures } : watch;
        });
      },
      stop: async ({ watchIds }) => {
        stopped.push(watchIds);
        state.watches = state.watches.filter(({ watchId }) => watchIds !== undefined && !watchIds.includes(watchId));
      },
    };
    const sailings = [sailing];
    const notifyWatches = new NotifyWatches({
      watches: port,
      inventory: { findSailings: async () => sailings },
      content: { findVoyages: async () => [voyage], findSuites: async () => [aSuite()] },
      sender: {
        send: async (message) => {
          const outcome = await send();
          if (outcome.kind === 'sent') sent.push(message);
          return outcome;
        },
      },
      clock,
      officeTimeZone: 'America/New_York',
      lineName: 'Ondine Yachts',
      addressOf: ({ slug, itineraryId: id }) => `https://line.example/voyages/${slug}?id=${id}`,
      stopAddressOf: (ownerId) => `https://line.example/watch/stop?token=${ownerId}`,
    });
    return { notifyWatches, sent, state, sailings, clock, port, stopped };
  }

  it('says all that changed in one message, once a day at most, with a way to end it', async () => {
    const { notifyWatches, sent, sailings, clock } = office({
      watches: [aWatch(), aWatch({ watchId: 'two', category: 'SV', figures: { isFree: false } })],
      sailing: aSailing({
        fromPrice: usd(20_000),
        suites: [{ category: 'SV', availableCabins: 1, price: usd(20_000) }],
      }),
    });
    expect(await notifyWatches.run()).toEqual({ notified: 1, unnotified: 0, ended: 0 });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.paragraphs.join(' ')).toContain('has come down to $20,000.00 per suite; it was $24,900.00.');
    expect(sent[0]?.paragraphs.join(' ')).toContain('Seaview Suite');
    expect(sent[0]?.unsubscribeUrl).toBe('https://line.example/watch/stop?token=ada');
    expect(await notifyWatches.run()).toMatchObject({ notified: 0 });
    sailings[0] = aSailing({
      fromPrice: usd(19_000),
      suites: [{ category: 'SV', availableCabins: 1, price: usd(19_000) }],
    });
    clock.pass({ minutes: 23 * 60 });
    expect(await notifyWatches.run()).toMatchObject({ notified: 0 });
    clock.pass({ minutes: 60 });
    expect(await notifyWatches.run()).toMatchObject({ notified: 1 });
    expect(sent[1]?.paragraphs[0]).toContain('it was $20,000.00.');
  });

  it('D4 tries again when the message could not be sent, and forgets an address that takes none', async () => {
    let isDown = true;
    const { notifyWatches, sent, state } = office({
      send: async () => {
        if (isDown) throw new Error('The mail server does not answer.');
        return { kind: 'sent' };
      },
    });
    expect(await notifyWatches.run()).toMatchObject({ notified: 0, unnotified: 1 });
    isDown = false;
    expect(await notifyWatches.run()).toMatchObject({ notified: 1 });
    expect([sent.length, state.watches.length]).toEqual([1, 1]);
    const refused = office({ send: async () => ({ kind: 'refused', reason: 'unknown-address' }) });
    await refused.notifyWatches.run();
    expect(refused.state.watches).toEqual([]);
  });

  it('ends with its sailing, without a message', async () => {
    const { notifyWatches, sent, state, sailings, clock } = office();
    clock.pass({ days: 400 });
    expect(await notifyWatches.run()).toEqual({ notified: 0, unnotified: 0, ended: 1 });
    expect([sent, state.watches]).toEqual([[], []]);
    sailings.pop();
    expect(
      await office({ watches: [aWatch({ itineraryId: 'ON1-GON-270101-007' })] }).notifyWatches.run(),
    ).toMatchObject({ ended: 1 });
  });

  it.each([
    ['departs tomorrow', { start: plainDate('2027-01-12') }, {}, {}, 0],
    ['departs today', { start: plainDate('2027-01-11') }, {}, {}, 1],
    ['is of a voyage that is not published any more', {}, { isPublished: false }, {}, 1],
    ['is of a voyage that is not there any more', {}, { voyageId: 'OTHER' }, {}, 1],
    ['does not sell the category any more', {}, {}, { category: 'XX' }, 1],
  ])('ends, or does not, when its sailing %s', async (_what, sailing, voyage, watch, ended) => {
    const { notifyWatches, sent, stopped } = office({
      sailing: aSailing({ fromPrice: usd(20_000), ...sailing }),
      voyage: aVoyage(voyage),
      watches: [aWatch(watch)],
    });
    expect(await notifyWatches.run()).toEqual({ notified: 1 - ended, unnotified: 0, ended });
    expect([sent.length, stopped]).toEqual([1 - ended, ended === 1 ? [['one']] : []]);
  });

  it.each([
    [59, 3],
    [60, 1],
    [61, 1],
  ])('stops a round after a minute: when a list takes %i seconds, %i are handled', async (seconds, handled) => {
    const { notifyWatches, port, clock } = office();
    const asked: string[] = [];
    const owners = ['ada', 'bea', 'cleo'];
    let left = seconds;
    port.findWaiting = async ({ from }) => {
      asked.push(from);
      const ownerId = owners[asked.length - 1];
      clock.pass({ seconds: left });
      left = 0;
      return ownerId === undefined ? [] : [{ ownerId, email: 'ada@example.com', watches: [] }];
    };
    await notifyWatches.run();
    expect(asked).toEqual(['', ...owners].slice(0, handled === 3 ? 4 : 1));
  });
});
