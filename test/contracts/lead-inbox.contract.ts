import type { LeadInbox } from '../../src/core/leads/lead-inbox.port';
import { aLead } from '../builders/a-lead';

export interface LeadInboxUnderTest {
  readonly inbox: LeadInbox;
  readonly otherNode: LeadInbox;
  /** Its answer to a lead that it takes; default: `accepted`. */
  readonly says?: 'handed-in';
  /** How many leads the CRM has for a submission id. */
  count(submissionId: string): Promise<number>;
  close(): Promise<void>;
}

export function describeLeadInbox(name: string, open: () => Promise<LeadInboxUnderTest>): void {
  describe(`LeadInbox on ${name}`, () => {
    let line: LeadInboxUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    it('D2 creates one lead of ten that come at once, and gives each the same id', async () => {
      const lead = aLead();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) => (i % 2 ? line.inbox : line.otherNode).accept(lead)),
      );
      expect(new Set(answers.map((answer) => (answer.kind === 'accepted' ? answer.leadId : answer.kind))).size).toBe(1);
      expect(await line.count(lead.submissionId)).toBe(1);
    });

    it('D2 keeps different leads apart', async () => {
      const leads = [aLead(), aLead()];
      const answers = await Promise.all(leads.map((lead) => line.inbox.accept(lead)));
      expect(await Promise.all(leads.map(({ submissionId }) => line.count(submissionId)))).toEqual([1, 1]);
      const ids = answers.flatMap((answer) => (answer.kind === 'accepted' ? [answer.leadId] : []));
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set([line.says ?? 'accepted']));
    });
  });
}
