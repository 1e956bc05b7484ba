import type { InquiryList } from '../../src/core/inquiries/inquiry-list.port';
import type { Lead } from '../../src/core/leads/lead';
import type { LeadInbox } from '../../src/core/leads/lead-inbox.port';
import { aLead } from '../builders/a-lead';

export interface InquiryListUnderTest {
  readonly list: InquiryList;
  /** Where leads come in, on two nodes. */
  readonly inbox: LeadInbox;
  readonly otherNode: LeadInbox;
  /** Both have asked nothing, and own the e-mail addresses. */
  readonly guests: readonly [GuestUnderTest, GuestUnderTest];
  readonly now: () => Date;
  passTime(seconds: number): void;
  /** The guest typed a code that went to their address. */
  verify(guest: GuestUnderTest): Promise<void>;
  close(): Promise<void>;
}

interface GuestUnderTest {
  readonly contactId: string;
  readonly email: string;
}

/** Without a name no CRM takes a lead. */
const person = { last_name: 'Okafor', company: 'Okafor' };
const about = { ...person, itineraryId: 'ON1-CYC-270503-007', suiteId: 'BR-I,SV', suiteName: 'Seaview Suite' };

export function describeInquiryList(name: string, open: () => Promise<InquiryListUnderTest>): void {
  describe(`InquiryList on ${name}`, () => {
    let line: InquiryListUnderTest;
    beforeEach(async () => {
      line = await open();
    });
    afterEach(() => line.close());

    const inquiry = (given: Partial<Lead> = {}): Lead =>
      aLead({ formId: 'enquire-now-itinerary', receivedAt: line.now(), fields: about, ...given });
    const asked = async (contactId: string) => (await line.list.find(contactId)).map(({ id }) => id);

    it('INQ-04 D2 lists an inquiry once, however often its lead comes, the latest first, and no other leads', async () => {
      const [{ contactId }, other] = line.guests;
      const first = inquiry({ contactId });
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, at) => (at % 2 ? line.inbox : line.otherNode).accept(first)),
      );
      line.passTime(60);
      const second = inquiry({ contactId, fields: { ...person, suiteId: 'BR-I,SV', suiteName: 'Seaview Suite' } });
      await line.inbox.accept(second);
      await line.inbox.accept(aLead({ contactId }));
      const found = await line.list.find(contactId);
      expect(found.map(({ itineraryId, suite }) => [itineraryId, suite?.name])).toEqual([
        [undefined, 'Seaview Suite'],
        [about.itineraryId, 'Seaview Suite'],
      ]);
      expect(found[1]).toEqual({
        id: answers[0]?.kind === 'accepted' && answers[0].leadId,
        madeAt: first.receivedAt,
        itineraryId: about.itineraryId,
        suite: { suiteId: 'BR-I,SV', name: 'Seaview Suite' },
      });
      expect(await asked(other.contactId)).toEqual([]);
    });

    it('INQ-04 C2 shows what was typed with an address only to its owner, once a code has proved it, and never what came later', async () => {
      const [owner, other] = line.guests;
      const before = await asked(owner.contactId);
      const typed = (email: string) => inquiry({ formId: 'inquire-now', fields: { ...about, email } });
      await line.inbox.accept(typed(owner.email.toUpperCase()));
      await line.inbox.accept(
        inquiry({ formId: 'inquire-now', isUnchecked: true, fields: { ...about, email: owner.email } }),
      );
      line.passTime(60);
      await line.verify(other);
      expect([await asked(owner.contactId), await asked(other.contactId)]).toEqual([before, []]);
      await line.verify(owner);
      expect(await asked(owner.contactId)).toHaveLength(before.length + 1);
      line.passTime(60);
      await line.inbox.accept(typed(owner.email));
      await line.inbox.accept(typed('nobody@example.com'));
      expect(await asked(owner.contactId)).toHaveLength(before.length + 1);
      expect(await asked(other.contactId)).toEqual([]);
    });
  });
}
