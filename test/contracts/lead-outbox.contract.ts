import type { LeadOutbox } from '../../src/core/leads/lead-outbox.port';
import { aLead } from '../builders/a-lead';

export interface LeadOutboxUnderTest {
  readonly outbox: LeadOutbox;
  readonly otherNode: LeadOutbox;
  now(): Date;
  passTime(seconds: number): void;
  /** Everything that is stored under a submission id, as one text. */
  storedText(submissionId: string): Promise<string>;
  /** What no program of ours does: writes nonsense over what was kept. */
  damage(submissionId: string): Promise<void>;
  close(): Promise<void>;
}

const claim = { max: 10, forSeconds: 30 };

export function describeLeadOutbox(name: string, open: () => Promise<LeadOutboxUnderTest>): void {
  describe(`LeadOutbox on ${name}`, () => {
    let line: LeadOutboxUnderTest;
    beforeEach(async () => {
      line = await open();
    });
    afterEach(() => line.close());

    const save = async (given: Parameters<typeof aLead>[0] = {}) => {
      const lead = aLead(given);
      expect(await line.outbox.save(lead)).toEqual({ kind: 'saved' });
      return lead;
    };
    const after = (seconds: number) => new Date(line.now().getTime() + seconds * 1000);

    it('D1 gives back what was kept, word for word', async () => {
      const lead = await save();
      const [waiting] = await line.otherNode.claimDue(claim);
      expect(waiting?.lead).toEqual(lead);
      expect(waiting?.attempts).toBe(0);
      expect(Math.abs((waiting?.waitingSince.getTime() ?? 0) - line.now().getTime())).toBeLessThan(5_000);
    });

    it('D2 keeps one of twenty that come at once with the same id', async () => {
      const lead = aLead();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => (i % 2 ? line.outbox : line.otherNode).save(lead)),
      );
      expect(answers.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
      expect(await line.outbox.claimDue(claim)).toHaveLength(1);
    });

    it('D2 returns the first content under an id, and knows it for a day after its delivery', async () => {
      const lead = await save({ fingerprint: 'first words' });
      expect(await line.otherNode.save({ ...lead, fingerprint: 'other words' })).toEqual({
        kind: 'known',
        fingerprint: 'first words',
      });
      await line.outbox.claimDue(claim);
      await line.outbox.markDelivered(lead.submissionId);
      line.passTime(23.9 * 3_600);
      expect(await line.otherNode.recall(lead.submissionId)).toEqual({ kind: 'known', fingerprint: 'first words' });
      expect(await line.outbox.save(lead)).toMatchObject({ kind: 'known' });
      expect(await line.outbox.claimDue(claim)).toEqual([]);
      expect(await line.outbox.recall('never-seen')).toBeUndefined();
    });

    it('D2 forgets the words of a delivered lead', async () => {
      const lead = await save();
      expect(await line.storedText(lead.submissionId)).toContain('ada@example.com');
      await line.outbox.claimDue(claim);
      await line.outbox.markDelivered(lead.submissionId);
      expect(await line.storedText(lead.submissionId)).not.toContain('example');
    });

    it('D1 hands each lead to one node only, and no more than were asked for', async () => {
      for (let i = 0; i < 25; i += 1) await save();
      const claims = await Promise.all(
        [line.outbox, line.otherNode, line.outbox, line.otherNode].map((node) =>
          node.claimDue({ max: 8, forSeconds: 30 }),
        ),
      );
      const ids = claims.flat().map(({ lead }) => lead.submissionId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(Math.max(...claims.map(({ length }) => length))).toBeLessThanOrEqual(8);
      const rest = await line.outbox.claimDue({ max: 100, forSeconds: 30 });
      expect(ids.length + rest.length).toBe(25);
    });

    it('D1 hands a lead out again when its node did not finish in time', async () => {
      await save();
      await line.outbox.claimDue(claim);
      line.passTime(29);
      expect(await line.otherNode.claimDue(claim)).toEqual([]);
      line.passTime(2);
      expect(await line.otherNode.claimDue(claim)).toMatchObject([{ attempts: 1 }]);
    });

    it('D1 waits until a postponed lead is due, and counts its tries', async () => {
      const { submissionId } = await save();
      await line.outbox.claimDue(claim);
      await line.outbox.postpone({ submissionId, dueAt: after(60) });
      line.passTime(58);
      expect(await line.outbox.claimDue(claim)).toEqual([]);
      line.passTime(3);
      expect(await line.otherNode.claimDue(claim)).toMatchObject([{ attempts: 1 }]);
    });

    it('D1 wakes all that wait, but nothing that a node is at', async () => {
      const [one, two] = [await save(), await save()];
      await line.outbox.claimDue(claim);
      await line.outbox.postpone({ submissionId: one.submissionId, dueAt: after(900) });
      await line.otherNode.wakeAll();
      expect((await line.otherNode.claimDue(claim)).map(({ lead }) => lead.submissionId)).toEqual([one.submissionId]);
      line.passTime(31);
      expect((await line.otherNode.claimDue(claim)).map(({ lead }) => lead.submissionId).sort()).toEqual(
        [one.submissionId, two.submissionId].sort(),
      );
    });

    it('D1 takes a released lead back as if it had not been tried', async () => {
      const { submissionId } = await save();
      await line.outbox.claimDue(claim);
      await line.outbox.release(submissionId);
      expect(await line.otherNode.claimDue(claim)).toMatchObject([{ attempts: 0 }]);
    });

    it('D1 does not lose a lead to a clock that went back', async () => {
      const { submissionId } = await save();
      await line.outbox.claimDue(claim);
      await line.outbox.postpone({ submissionId, dueAt: after(300) });
      line.passTime(-30 * 86_400);
      expect(await line.outbox.claimDue(claim)).toHaveLength(1);
    });

    it('D1 keeps a dead lead with its reason until an operator revives it', async () => {
      const lead = await save();
      await line.outbox.claimDue(claim);
      await line.outbox.markDead({ submissionId: lead.submissionId, reason: 'FIELD_INTEGRITY' });
      line.passTime(80 * 3_600);
      expect(await line.otherNode.claimDue(claim)).toEqual([]);
      expect(await line.otherNode.state()).toEqual({ waiting: 0, dead: 1 });
      expect(await line.otherNode.findDead()).toMatchObject([{ lead, attempts: 1, reason: 'FIELD_INTEGRITY' }]);
      expect(await line.outbox.revive('never-seen')).toBe(false);
      expect(await line.outbox.revive(lead.submissionId)).toBe(true);
      expect(await line.outbox.revive(lead.submissionId)).toBe(false);
      const [revived] = await line.otherNode.claimDue(claim);
      expect(revived).toMatchObject({ attempts: 0 });
      expect(Math.abs((revived?.waitingSince.getTime() ?? 0) - line.now().getTime())).toBeLessThan(5_000);
      expect(await line.outbox.findDead()).toEqual([]);
    });

    it('D1 buries a lead that can no longer be read, shows it to operators, and hands out the others', async () => {
      const [damaged, sound] = [await save(), await save()];
      await line.damage(damaged.submissionId);
      expect((await line.outbox.claimDue(claim)).map(({ lead }) => lead)).toEqual([sound]);
      expect(await line.otherNode.findDead()).toMatchObject([
        { submissionId: damaged.submissionId, text: '{"half', reason: 'UNREADABLE' },
      ]);
      expect(await line.outbox.state()).toMatchObject({ waiting: 1, dead: 1 });
    });

    it('D1 says how many wait and since when', async () => {
      expect(await line.outbox.state()).toEqual({ waiting: 0, dead: 0 });
      const began = line.now().getTime();
      await save();
      line.passTime(120);
      await save();
      const { waiting, oldestWaitingSince } = await line.otherNode.state();
      expect(waiting).toBe(2);
      expect(Math.abs((oldestWaitingSince?.getTime() ?? 0) - began)).toBeLessThan(5_000);
    });

    it('D2 leaves a delivered lead delivered, whatever a late node says of it', async () => {
      const { submissionId } = await save();
      await line.outbox.claimDue(claim);
      await line.outbox.markDelivered(submissionId);
      await line.otherNode.postpone({ submissionId, dueAt: after(-1) });
      await line.otherNode.markDead({ submissionId, reason: 'late' });
      await line.otherNode.release(submissionId);
      await line.otherNode.wakeAll();
      expect(await line.otherNode.claimDue(claim)).toEqual([]);
      expect(await line.otherNode.state()).toEqual({ waiting: 0, dead: 0 });
    });
  });
}
