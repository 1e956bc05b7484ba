import { StoppedClock } from '../../../test/builders/a-clock';
import { aLead } from '../../../test/builders/a-lead';
import { FakeLeadInbox, FakeLeadOutbox } from '../../../test/builders/fake-leads';
import { DeliverLeads } from './deliver-leads';
import { maxPlannedDelayMs, pauseAfter, rememberedMs } from './delivery-rules';

function open() {
  const clock = new StoppedClock();
  const outbox = new FakeLeadOutbox(clock);
  const inbox = new FakeLeadInbox();
  // The longest pause that the jitter allows.
  const random = { integerBelow: (limit: number) => limit - 1, token: () => '' };
  const deliver = new DeliverLeads({ outbox, inbox, clock, random });
  const save = async (count: number) => {
    const leads = Array.from({ length: count }, () => aLead());
    for (const lead of leads) await outbox.save(lead);
    return leads;
  };
  return { clock, outbox, inbox, deliver, save, stored: (id: string) => outbox.stored.get(id) };
}

describe('DeliverLeads', () => {
  it('D1 D2 carries everything that is due, once, ten at a time', async () => {
    const { deliver, save, inbox, outbox } = open();
    await save(205);
    expect(await deliver.run()).toMatchObject({ delivered: 205, postponed: 0, dead: [] });
    expect([inbox.calls, inbox.leads.size, inbox.maxConcurrent]).toEqual([205, 205, 10]);
    expect(await outbox.state()).toEqual({ waiting: 0, dead: 0 });
  });

  it('D1 D2 lets a lead go that was handed in, once, and does not call it delivered', async () => {
    const { deliver, save, inbox, outbox } = open();
    await save(3);
    inbox.answer = () => 'handed-in';
    expect(await deliver.run()).toMatchObject({ delivered: 0, handedIn: 3, postponed: 0, dead: [] });
    await deliver.run();
    expect([inbox.calls, await outbox.state()]).toEqual([3, { waiting: 0, dead: 0 }]);
  });

  it('D1 pauses a second, then twice as long, up to a quarter of an hour', async () => {
    const { deliver, save, inbox, clock, stored } = open();
    const [lead] = await save(1);
    inbox.answer = () => 'down';
    const pauses: number[] = [];
    for (let tries = 0; tries < 13; tries += 1) {
      await deliver.run();
      const pause = (stored(lead?.submissionId ?? '')?.dueAt ?? 0) - clock.now().getTime();
      pauses.push(pause / 1000);
      clock.pass({ seconds: pause / 1000 });
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect(pauseAfter(1_000_000)).toBe(900_000);
    expect(pauseAfter(0)).toBe(1_000);
    expect(maxPlannedDelayMs).toBe(2 * pauseAfter(1_000_000));
    // A lead may be sent again for 24 hours.
    expect(rememberedMs).toBe(25 * 3_600_000);
  });

  it('D1 spreads the pauses by chance', async () => {
    const { outbox, inbox, clock, save } = open();
    inbox.answer = () => 'down';
    const [lead] = await save(1);
    await new DeliverLeads({ outbox, inbox, clock, random: { integerBelow: () => 0, token: () => '' } }).run();
    expect((outbox.stored.get(lead?.submissionId ?? '')?.dueAt ?? 0) - clock.now().getTime()).toBe(1);
  });

  it('D1 wakes all that wait with the first one that succeeds again', async () => {
    const { deliver, save, inbox, outbox, clock } = open();
    await save(8);
    inbox.answer = () => 'down';
    for (let minutes = 0; minutes < 20; minutes += 1) {
      await deliver.run();
      clock.pass({ minutes: 1 });
    }
    inbox.answer = () => 'accepted';
    await save(1);
    await deliver.run();
    expect(outbox.wakes).toBe(1);
    await deliver.run();
    expect(await outbox.state()).toMatchObject({ waiting: 0 });
    const wakes = outbox.wakes;
    await save(1);
    await deliver.run();
    expect(outbox.wakes).toBe(wakes);
  });

  it('D1 knocks ten times at a CRM that is down, not for each of a thousand', async () => {
    const { deliver, save, inbox, outbox } = open();
    await save(1_000);
    inbox.answer = () => 'down';
    const { postponed } = await deliver.run();
    // All ten that are under way fail before the next one begins.
    expect(inbox.calls).toBe(10);
    expect(postponed).toBe(40);
    expect((await outbox.state()).waiting).toBe(1_000);
  });

  it('D2 gives a lead again whose answer was lost, and the CRM has it once', async () => {
    const { deliver, save, inbox, outbox, clock } = open();
    await save(3);
    inbox.answer = () => 'lost';
    await deliver.run();
    inbox.answer = () => 'accepted';
    clock.pass({ seconds: 2 });
    await deliver.run();
    expect([inbox.calls, inbox.leads.size]).toEqual([6, 3]);
    expect(await outbox.state()).toMatchObject({ waiting: 0 });
  });

  it('D1 gives up after 72 hours, and not before', async () => {
    const { deliver, save, inbox, clock, outbox } = open();
    const [lead] = await save(1);
    inbox.answer = () => 'down';
    clock.pass({ minutes: 72 * 60 - 1 });
    expect((await deliver.run()).dead).toEqual([]);
    clock.pass({ minutes: 16 });
    expect((await deliver.run()).dead).toEqual([
      { submissionId: lead?.submissionId, formId: 'contact-us', attempts: 2, why: 'given-up' },
    ]);
    expect(await outbox.state()).toEqual({ waiting: 0, dead: 1 });
    const exact = open();
    await exact.save(1);
    exact.inbox.answer = () => 'down';
    exact.clock.pass({ minutes: 72 * 60 });
    expect((await exact.deliver.run()).dead).toMatchObject([{ attempts: 1, why: 'given-up' }]);
  });

  it('D1 wakes the others where attempts of another node had failed', async () => {
    const { deliver, save, inbox, outbox, clock } = open();
    await save(1);
    inbox.answer = () => 'down';
    await deliver.run();
    clock.pass({ minutes: 1 });
    inbox.answer = () => 'accepted';
    const other = new DeliverLeads({ outbox, inbox, clock, random: { integerBelow: () => 0, token: () => '' } });
    expect(await other.run()).toMatchObject({ delivered: 1 });
    expect(outbox.wakes).toBe(1);
  });

  it('D1 wakes the others once in a round, however many leads succeed again', async () => {
    const { deliver, save, inbox, outbox, clock } = open();
    await save(3);
    inbox.answer = () => 'down';
    await deliver.run();
    clock.pass({ minutes: 1 });
    inbox.answer = () => 'accepted';
    expect(await deliver.run()).toMatchObject({ delivered: 3 });
    expect(outbox.wakes).toBe(1);
  });

  it('D1 buries at once what the CRM refuses, tells nothing of a person, and goes on', async () => {
    const { deliver, save, inbox, outbox } = open();
    const [bad] = await save(90);
    inbox.answer = ({ submissionId }) => (submissionId === bad?.submissionId ? 'refused' : 'accepted');
    const report = await deliver.run();
    expect(report).toMatchObject({
      delivered: 89,
      dead: [{ submissionId: bad?.submissionId, attempts: 1, why: 'refused' }],
    });
    expect(JSON.stringify(report)).not.toMatch(/\b(?:ada\b|okafor|example|FIELD)/i);
    expect(await outbox.findDead()).toMatchObject([{ reason: 'FIELD_INTEGRITY' }]);
    expect(outbox.wakes).toBe(0);
  });

  it('D1 ends a round with a silent CRM within its claim, ten leads at a time', async () => {
    jest.useFakeTimers();
    try {
      const { deliver, save, inbox, outbox } = open();
      await save(40);
      inbox.answer = () => 'never';
      let rounds = 0;
      const round = deliver.run().finally(() => {
        rounds += 1;
      });
      // A timer that is set late, on a busy machine, is still reached.
      for (let steps = 0; steps < 20 && rounds === 0; steps += 1) await jest.advanceTimersByTimeAsync(4_001);
      expect(await round).toMatchObject({ postponed: 40 });
      expect(inbox.calls).toBeLessThanOrEqual(20);
      expect((await outbox.state()).waiting).toBe(40);
    } finally {
      jest.useRealTimers();
    }
  });

  it('E9 lets what is under way end, and gives the rest of its claim back untried', async () => {
    const { deliver, save, inbox, outbox } = open();
    await save(40);
    inbox.answer = () => {
      deliver.stop();
      return 'accepted';
    };
    await deliver.run();
    expect(inbox.calls).toBe(10);
    expect(
      [...outbox.stored.values()].filter(({ state, attempts }) => state === 'waiting' && attempts === 0),
    ).toHaveLength(30);
    expect((await deliver.run()).delivered).toBe(0);
  });

  it('D1 tells of an outbox that breaks only when nothing of the round is under way any more', async () => {
    const { deliver, save, inbox, outbox } = open();
    await save(25);
    inbox.answer = () => {
      outbox.isAway = true;
      return 'accepted';
    };
    await expect(deliver.run()).rejects.toMatchObject({ name: 'Unavailable' });
    expect(inbox.atOnce).toBe(0);
    outbox.isAway = false;
    inbox.answer = () => 'accepted';
    for (const stored of outbox.stored.values()) if (stored.state === 'claimed') stored.state = 'waiting';
    await deliver.run();
    expect(inbox.leads.size).toBe(25);
  });
});
