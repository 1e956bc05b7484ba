import type { LeadInbox } from '../../src/core/leads/lead-inbox.port';
import type { ConsentRepository } from '../../src/core/privacy/consent-repository.port';
import type { DeletionRequests } from '../../src/core/privacy/deletion-requests.port';
import type { SentForms } from '../../src/core/privacy/sent-forms.port';
import { aLead } from '../builders/a-lead';

export interface PrivacyUnderTest {
  readonly deletions: DeletionRequests;
  /** The same on another node. */
  readonly otherDeletions: DeletionRequests;
  readonly consents: ConsentRepository;
  readonly sentForms: SentForms;
  readonly inbox: LeadInbox;
  /** Contact ids of two guests who have asked and agreed to nothing. */
  readonly guests: readonly [string, string];
  passTime(seconds: number): void;
  close(): Promise<void>;
}

export function describePrivacy(name: string, open: () => Promise<PrivacyUnderTest>): void {
  describe(`DeletionRequests, ConsentRepository and SentForms on ${name}`, () => {
    let line: PrivacyUnderTest;
    beforeEach(async () => {
      line = await open();
    });
    afterEach(() => line.close());

    it('D2 H60 records one open request of ten that come at once, takes back the guest’s own, and remembers both', async () => {
      const [eleanor, james] = line.guests;
      const asked = await Promise.all(
        Array.from({ length: 10 }, (_, at) => (at % 2 ? line.deletions : line.otherDeletions).open(eleanor)),
      );
      expect(asked.filter(({ kind }) => kind === 'opened')).toHaveLength(1);
      expect(new Set(asked.map(({ request }) => request.requestId)).size).toBe(1);
      expect(await line.deletions.withdraw(james)).toBeUndefined();
      line.passTime(60);
      expect(await line.otherDeletions.withdraw(eleanor)).toMatchObject({
        requestId: asked[0]?.request.requestId,
        state: 'withdrawn',
      });
      expect(await line.deletions.withdraw(eleanor)).toBeUndefined();
      line.passTime(60);
      expect((await line.deletions.open(eleanor)).kind).toBe('opened');
      expect((await line.deletions.find(eleanor)).map(({ state }) => state)).toEqual(['open', 'withdrawn']);
      expect(await line.deletions.find(james)).toEqual([]);
    });

    it('H12 H14 keeps each answer with its words and time, and adds nothing for the same answer again', async () => {
      const [eleanor, james] = line.guests;
      const cookies = { subject: 'cookies', wording: 'May we?', source: 'site' };
      const say = (isGiven: boolean) => line.consents.record({ contactId: eleanor, consent: { ...cookies, isGiven } });
      expect([await say(true), await say(true)]).toEqual(['recorded', 'known']);
      line.passTime(60);
      expect(await say(false)).toBe('recorded');
      expect((await line.consents.find(eleanor)).map(({ isGiven, wording }) => [isGiven, wording])).toEqual([
        [false, 'May we?'],
        [true, 'May we?'],
      ]);
      expect(await line.consents.find(james)).toEqual([]);
    });

    it('H12 D2 stores the consents and the message of a guest’s form once, and no visitor’s', async () => {
      const [, james] = line.guests;
      const lead = aLead({ contactId: james, pageUrl: 'https://ondine.example/contact-us' });
      await Promise.all([
        line.inbox.accept(lead),
        line.inbox.accept(lead),
        line.inbox.accept(aLead()),
        line.inbox.accept(aLead({ fields: { message: `"${james}"` } })),
      ]);
      expect(await line.consents.find(james)).toEqual([
        {
          subject: 'yachtConsent',
          isGiven: true,
          wording: 'Write to me.',
          source: 'contact-us',
          givenAt: lead.receivedAt,
        },
      ]);
      expect(await line.sentForms.find(james)).toEqual([
        {
          formId: 'contact-us',
          sentAt: lead.receivedAt,
          fields: lead.fields,
          pageUrl: lead.pageUrl,
          tracking: lead.tracking,
        },
      ]);
    });
  });
}
