import { aQuote } from '../../../test/builders/a-booking';
import { StoppedClock } from '../../../test/builders/a-clock';
import { fakeLine } from '../../../test/builders/fake-line';
import { FakeWaitlistOffers } from '../../../test/builders/fake-waitlist-offers';
import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import type { Message } from '../messages/message';
import type { SendOutcome } from '../messages/message-sender.port';
import type { UnnotifiedOffer } from './waitlist-offers.port';
import { NotifyOfOffers } from './notify-of-offers';

const unnotified = (changes: Partial<UnnotifiedOffer> = {}): UnnotifiedOffer => ({
  hasPassed: false,
  offer: { offerId: 'offer-1', cabinNumber: '501', quote: aQuote(), expiresAt: new Date('2027-01-12T15:00:00Z') },
  reservationId: 'ON71000001',
  itineraryId: aSailing().itineraryId,
  category: aSuite().category,
  firstName: 'Ada',
  email: 'ada@example.com',
  ...changes,
});

function notifyOfOffers(
  waiting: readonly UnnotifiedOffer[],
  answer: () => Promise<SendOutcome> = async () => ({ kind: 'sent' }),
  voyages = [aVoyage()],
) {
  const offers = new FakeWaitlistOffers();
  offers.unnotified = waiting;
  const sent: Message[] = [];
  const useCase = new NotifyOfOffers({
    offers,
    sender: {
      send: async (message) => {
        sent.push(message);
        return answer();
      },
    },
    ...fakeLine({ voyages, sailings: [aSailing()], suites: [aSuite()] }),
    clock: new StoppedClock(),
    officeTimeZone: 'America/New_York',
    addressOf: (reservationId) => `https://ondine.example/place/${reservationId}`,
  });
  return { offers, sent, run: () => useCase.run() };
}

describe('NotifyOfOffers', () => {
  it('SUI-13 writes to the first in line what came free, what it costs and until when it is held', async () => {
    const { offers, sent, run } = notifyOfOffers([unnotified()]);
    expect(await run()).toEqual({ notified: 1, unnotified: 0 });
    expect(sent).toMatchObject([
      {
        to: { channel: 'email', email: 'ada@example.com' },
        kind: 'reservation',
        action: { url: 'https://ondine.example/place/ON71000001' },
      },
    ]);
    const text = sent[0]?.paragraphs.join(' ');
    expect(text).toContain('Tuesday, 12 January, 10:00 am EST');
    expect(text).toContain('$12,345.00');
    expect(text).toContain('the deposit of $3,086.25 is due by 18 January 2027');
    expect(offers.notified).toEqual(['offer-1']);
    expect(offers.leases).toEqual([new Date('2027-01-11T15:01:00Z')]);
  });

  it('SUI-13 names no deposit where everything is due', async () => {
    const { total } = aQuote();
    const { sent, run } = notifyOfOffers([
      unnotified({ offer: { ...unnotified().offer, quote: aQuote({ deposit: total }) } }),
    ]);
    await run();
    const text = sent[0]?.paragraphs.join(' ');
    expect([text?.includes('all of it is due by 18 January 2027'), text?.includes('deposit')]).toEqual([true, false]);
  });

  it('SUI-13 writes to who has not answered that the suite passed on, and what became of their place', async () => {
    const { offers, sent, run } = notifyOfOffers([unnotified({ hasPassed: true })]);
    expect(await run()).toEqual({ notified: 1, unnotified: 0 });
    expect(sent).toMatchObject([
      {
        to: { email: 'ada@example.com' },
        kind: 'reservation',
        subject: expect.stringMatching(/^The suite has passed on: /),
        action: { url: 'https://ondine.example/place/ON71000001' },
      },
    ]);
    const text = sent[0]?.paragraphs.join(' ');
    expect(text).toContain('was kept for you until Tuesday, 12 January, 10:00 am EST');
    expect(text).toContain('Your place in line ended with it, and nothing is owed');
    expect(text).not.toContain('$');
    expect(offers.notified).toEqual(['offer-1']);
  });

  it('SUI-13 tries a message again that no carrier took, and none that was refused for good', async () => {
    const away = notifyOfOffers([unnotified()], async () => Promise.reject(new Error('away')));
    expect([await away.run(), away.offers.notified]).toEqual([{ notified: 0, unnotified: 1 }, []]);
    const refused = notifyOfOffers([unnotified()], async () => ({ kind: 'refused', reason: 'unknown-address' }));
    await refused.run();
    expect(refused.offers.notified).toEqual(['offer-1']);
  });

  it('SUI-13 writes to nobody without an address, and does not try again', async () => {
    const { email, ...withoutEmail } = unnotified();
    const { offers, sent, run } = notifyOfOffers([withoutEmail]);
    expect(email).toBeDefined();
    expect([await run(), sent, offers.notified]).toEqual([{ notified: 0, unnotified: 0 }, [], ['offer-1']]);
  });

  it('SUI-13 writes to nobody of a sailing, a voyage or a suite that the line no longer has, and does not try again', async () => {
    for (const { offers, sent, run } of [
      notifyOfOffers([unnotified({ itineraryId: 'ON1-OLD-270412-007' })]),
      notifyOfOffers([unnotified({ category: 'ZZ' })]),
      notifyOfOffers([unnotified()], undefined, []),
    ])
      expect([await run(), sent, offers.notified]).toEqual([{ notified: 0, unnotified: 0 }, [], ['offer-1']]);
  });
});
