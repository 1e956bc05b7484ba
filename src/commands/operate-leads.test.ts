import { StoppedClock } from '../../test/builders/a-clock';
import { aLead } from '../../test/builders/a-lead';
import { FakeLeadOutbox } from '../../test/builders/fake-leads';
import { operateLeads } from './operate-leads';
import { refusalOf } from '../../test/support/refusal-of';

async function open() {
  const outbox = new FakeLeadOutbox(new StoppedClock());
  const [one, other] = [aLead(), aLead()];
  for (const lead of [one, other]) {
    await outbox.save(lead);
    await outbox.markDead({ submissionId: lead.submissionId, reason: 'FIELD_INTEGRITY' });
  }
  await outbox.save(aLead());
  const say = (command: string, id?: string) => operateLeads({ outbox, command, ...(id === undefined ? {} : { id }) });
  return { outbox, one, say };
}

describe('the operators’ command', () => {
  it('D1 counts what waits and what is dead', async () => {
    const { say } = await open();
    expect(await say('state')).toEqual(['waiting: 1', 'oldest: -', 'dead: 2']);
  });

  it('D1 E14 lists dead leads without what they say, and exports them in full', async () => {
    const { say, one } = await open();
    const dead = await say('dead');
    expect(dead).toHaveLength(2);
    expect(dead?.[0]).toContain(one.submissionId);
    expect(dead?.join()).not.toMatch(/\b(ada|okafor)\b/i);
    expect((await say('export'))?.map((line) => JSON.parse(line).fields.email)).toEqual([
      'ada@example.com',
      'ada@example.com',
    ]);
  });

  it('D1 makes one lead due again, or all of them', async () => {
    const { say, one, outbox } = await open();
    expect(await say('revive', one.submissionId)).toEqual([`${one.submissionId} is on its way again`]);
    expect(await refusalOf(say('revive', one.submissionId))).toBe(`there is no dead lead ${one.submissionId}`);
    expect(await say('revive-all')).toEqual(['1 on their way again']);
    expect(await outbox.state()).toEqual({ waiting: 3, dead: 0 });
  });

  it('refuses an unknown command', async () => {
    const { say } = await open();
    expect(await say('constructor')).toBeUndefined();
  });
});
