import { aVoyage, aSuite } from '../../../test/builders/a-voyage';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aSailing } from '../../../test/builders/a-sailing';
import { someTerms } from '../../../test/builders/some-terms';
import { fakeLine } from '../../../test/builders/fake-line';
import type { Message } from '../messages/message';
import type { SendOutcome } from '../messages/message-sender.port';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import type { ReservationStatus } from '../trips/trip';
import type { BookingRecord } from './booking-records.port';
import type { UnnotifiedNews } from './reservation-news.port';
import { NotifyOfReservations } from './notify-of-reservations';

const dollars = (amount: number) => money(amount * 100, 'USD');
const ada = { reservationId: 'ON71000001', firstName: 'Ada', email: 'ada@example.com' };
type EndedNews = Extract<UnnotifiedNews, { kind: 'cancelled' | 'lapsed' }>;
const cancelled = (changes: Partial<EndedNews> = {}): UnnotifiedNews => ({
  ...ada,
  kind: 'cancelled',
  wasInLine: false,
  paid: dollars(4_000),
  retained: dollars(1_000),
  refund: dollars(3_000),
  ...changes,
});
const unpaid = { paid: dollars(0), retained: dollars(0), refund: dollars(0) };
const { itineraryId } = aSailing();
const { category, title: suite } = aSuite();
const { title: voyage } = aVoyage();

function aRecord(status: ReservationStatus, changes: Partial<BookingRecord> = {}): BookingRecord {
  return {
    reservationId: ada.reservationId,
    status,
    itineraryId,
    voyages: [
      {
        itineraryId,
        title: 'The name it was sold by',
        start: plainDate('2027-05-03'),
        end: plainDate('2027-05-10'),
        category,
      },
    ],
    category,
    total: dollars(16_000),
    paid: dollars(0),
    deposit: dollars(4_000),
    lines: [],
    payments: [],
    depositDueOn: plainDate('2027-01-29'),
    finalDueOn: plainDate('2027-02-02'),
    guestCount: 2,
    ...changes,
  };
}

function notifyOfReservations(
  waiting: readonly UnnotifiedNews[],
  record: BookingRecord | undefined,
  answer: () => Promise<SendOutcome> = async () => ({ kind: 'sent' }),
) {
  const [sent, notified, leases]: [Message[], string[], string[]] = [[], [], []];
  const clock = new StoppedClock();
  const useCase = new NotifyOfReservations({
    officeTimeZone: 'America/New_York',
    news: {
      claimUnnotified: async (leaseUntil) => {
        leases.push(leaseUntil.toISOString());
        return waiting;
      },
      markNotified: async (one) =>
        void notified.push(`${one.kind === 'paid' ? one.paymentId : one.reservationId} ${one.kind}`),
    },
    records: { getBooking: async () => record },
    content: fakeLine({ voyages: [aVoyage()], sailings: [], suites: [aSuite()] }).content,
    sender: {
      send: async (message) => {
        sent.push(message);
        return answer();
      },
    },
    clock,
    takesPayments: true,
    addresses: {
      trip: (id) => `https://ondine.example/trips/${id}`,
      manage: (id) => `https://ondine.example/manage/${id}`,
      confirmation: (id) => `https://ondine.example/confirmation/${id}`,
      waitlistEntry: (id) => `https://ondine.example/place/${id}`,
      terms: () => 'https://ondine.example/terms',
    },
    cancellation: someTerms.cancellation,
  });
  return { sent, notified, leases, clock, run: () => useCase.run() };
}

async function messageOf(unnotified: UnnotifiedNews, record: BookingRecord) {
  const { sent, run } = notifyOfReservations([unnotified], record);
  await run();
  const [{ subject = '', paragraphs = [], action, kind, to } = {}] = sent;
  return { subject, words: paragraphs.join(' '), url: action?.url, kind, to };
}

describe('NotifyOfReservations', () => {
  it('H05 writes to who booked: number, suite, dates, what was paid, what is left and by when', async () => {
    const { words, ...rest } = await messageOf(
      { ...ada, kind: 'reserved' },
      aRecord('BK', { cabinNumber: '512', paid: dollars(4_000) }),
    );
    expect(rest).toEqual({
      subject: `Your suite is reserved: ${voyage}`,
      url: 'https://ondine.example/manage/ON71000001',
      kind: 'reservation',
      to: { channel: 'email', email: 'ada@example.com' },
    });
    expect(words).toContain(
      `Ada, thank you. The ${suite}, cabin 512, on ${voyage}, 3 – 10 May 2027, is reserved for you. Your reservation number is ON71000001.`,
    );
    expect(words).toContain(
      'The fare is $16,000.00 for the whole suite. We have received $4,000.00. The remaining $12,000.00 is due by 2 February 2027.',
    );
    const paid = await messageOf({ ...ada, kind: 'reserved' }, aRecord('BK', { paid: dollars(16_000) }));
    expect(paid.words).toContain('We have received $16,000.00, and nothing more is due before you sail.');
  });

  it('F8 ENG-01 repeats what bound the guest: taxes within the fare, what cancelling costs by day, and the terms', async () => {
    const booked = await messageOf({ ...ada, kind: 'reserved' }, aRecord('BK', { paid: dollars(4_000) }));
    expect(booked.words).toContain('Port charges, taxes and fees are part of the fare.');
    expect(booked.words).toContain(
      'If you cancel, we keep at most, by the day on which it reaches us: $4,000.00 until 1 February 2027; $8,000.00 until 18 March 2027; $16,000.00 until 3 May 2027. The rest of what you paid goes back to you.',
    );
    expect(booked.words).toContain('The terms of reservation: https://ondine.example/terms');
    const offered = await messageOf({ ...ada, kind: 'offered' }, aRecord('OF'));
    expect(offered.words).toContain('An offer ends at no cost. Once it is booked and you cancel, we keep at most');
    const suite2 = { ...aRecord('BK'), reservationId: 'ON71000002' };
    const together = await messageOf(
      { ...ada, kind: 'reserved' },
      aRecord('BK', { group: [aRecord('BK'), suite2, { ...suite2, status: 'CX' }] }),
    );
    expect(together.words).toContain(': $8,000.00 until 1 February 2027; $16,000.00 until');
  });

  it('H05 H18 writes to who holds an offer when its deposit is due and when the rest, or that all is due at once', async () => {
    const { subject, words, url } = await messageOf({ ...ada, kind: 'offered' }, aRecord('OF'));
    expect([subject, url]).toEqual([`Your offer is held: ${voyage}`, 'https://ondine.example/manage/ON71000001']);
    expect(words).toContain(
      'The deposit of $4,000.00 is due by 29 January 2027. After that day the suite is offered to others. The remaining $12,000.00 is due by 2 February 2027.',
    );
    const whole = await messageOf({ ...ada, kind: 'offered' }, aRecord('OF', { deposit: dollars(16_000) }));
    expect([
      whole.words.includes(
        'The fare of $16,000.00 is due by 29 January 2027. After that day the suite is offered to others.',
      ),
      whole.words.includes('deposit'),
    ]).toEqual([true, false]);
  });

  it('ENG-07 TRD-12 sends a receipt for a payment on a reservation or an offer: what came in, what is paid, what is left', async () => {
    const paid = { ...ada, kind: 'paid', paymentId: 'balance-1', amount: dollars(2_000) } as const;
    const onBooking = await messageOf(paid, aRecord('BK', { cabinNumber: '512', paid: dollars(6_000) }));
    expect([onBooking.subject, onBooking.url, onBooking.kind]).toEqual([
      `We have received $2,000.00: ${voyage}`,
      'https://ondine.example/manage/ON71000001',
      'reservation',
    ]);
    expect(onBooking.words).toBe(
      `Ada, thank you. We have received $2,000.00 for the ${suite}, cabin 512, on ${voyage}, 3 – 10 May 2027. Your reservation number is ON71000001. ` +
        'The fare is $16,000.00 for the whole suite. $6,000.00 of it is paid. The remaining $10,000.00 is due by 2 February 2027.',
    );
    const whole = await messageOf(paid, aRecord('BK', { paid: dollars(16_000) }));
    expect(whole.words).toContain('$16,000.00 of it is paid, and nothing more is due before you sail.');
    const onOffer = await messageOf(paid, aRecord('OF', { paid: dollars(2_000) }));
    expect(onOffer.words).toContain(
      '$2,000.00 of it is paid. The remaining $2,000.00 of the deposit is due by 29 January 2027. After that day the suite is offered to others.',
    );
    const { sent, notified, run } = notifyOfReservations([paid], aRecord('CX'));
    expect([await run(), sent, notified]).toEqual([{ notified: 0, unnotified: 0 }, [], ['balance-1 paid']]);
  });

  it('SUI-13 writes to who joined a line where they stand in it, and asks for no money', async () => {
    const { subject, words, url } = await messageOf({ ...ada, kind: 'joined' }, aRecord('WL', { waitlistPosition: 2 }));
    expect([subject, url]).toEqual([`You are in line: ${voyage}`, 'https://ondine.example/place/ON71000001']);
    expect(words).toContain(
      `Ada, you are number 2 in line for the ${suite} on ${voyage}, 3 – 10 May 2027. Your reservation number is ON71000001.`,
    );
    expect(words).toContain('Nothing is paid and nothing is due.');
  });

  it('H18 writes to whose offer or waitlist entry has ended unpaid, why it ended', async () => {
    const offer = await messageOf({ ...ada, kind: 'lapsed', wasInLine: false, ...unpaid }, aRecord('CT'));
    expect([offer.subject, offer.url, offer.words.includes('Its deposit was not paid')]).toEqual([
      `Your offer has ended: ${voyage}`,
      'https://ondine.example/manage/ON71000001',
      true,
    ]);
    const place = await messageOf({ ...ada, kind: 'lapsed', wasInLine: true, ...unpaid }, aRecord('CT'));
    expect([place.subject, place.url, place.words.includes('No suite came free')]).toEqual([
      `Your place in line has ended: ${voyage}`,
      'https://ondine.example/place/ON71000001',
      true,
    ]);
    for (const { words } of [offer, place]) expect(words).toContain('ON71000001');
    for (const { words } of [offer, place]) expect(words).toContain('Nothing was paid, and nothing is owed.');
    const partPaid = { paid: dollars(500), retained: dollars(0), refund: dollars(500) };
    expect((await messageOf({ ...ada, kind: 'lapsed', wasInLine: false, ...partPaid }, aRecord('CT'))).words).toContain(
      'The $500.00 that you paid is refunded to the cards it was paid with, and nothing is owed.',
    );
  });

  it('H18 does not tell what has been overtaken: whose offer was booked by now hears of the booking alone', async () => {
    const { sent, notified, run } = notifyOfReservations(
      [
        { ...ada, kind: 'offered' },
        { ...ada, kind: 'reserved' },
      ],
      aRecord('BK', { paid: dollars(4_000) }),
    );
    expect(await run()).toEqual({ notified: 1, unnotified: 0 });
    expect(sent.map(({ subject }) => subject)).toEqual([`Your suite is reserved: ${voyage}`]);
    expect(notified.toSorted()).toEqual(['ON71000001 offered', 'ON71000001 reserved']);
  });

  it('H56 writes to the guest which reservation ended, what the terms keep and what goes back', async () => {
    const { sent, notified, leases, clock, run } = notifyOfReservations([cancelled()], aRecord('CX'));
    expect(await run()).toEqual({ notified: 1, unnotified: 0 });
    expect(sent).toMatchObject([
      {
        to: { channel: 'email', email: 'ada@example.com' },
        kind: 'reservation',
        subject: `Your reservation is cancelled: ${voyage}`,
        action: { url: 'https://ondine.example/trips/ON71000001' },
      },
    ]);
    const words = sent[0]?.paragraphs.join(' ');
    expect(words).toContain(`Ada, your reservation ON71000001 for ${voyage}, 3 – 10 May 2027, has been cancelled`);
    expect(words).toContain(
      'You had paid $4,000.00. By the terms we keep $1,000.00, and $3,000.00 goes back to you by the way it came.',
    );
    expect(notified).toEqual(['ON71000001 cancelled']);
    expect(leases).toEqual([new Date(clock.now().getTime() + 60_000).toISOString()]);
  });

  it('H56 says plainly when all goes back, when nothing does, and when nothing was paid', async () => {
    const wordsFor = async (changes: Parameters<typeof cancelled>[0]) =>
      (await messageOf(cancelled(changes), aRecord('CX'))).words;
    expect(await wordsFor({ retained: dollars(0), refund: dollars(4_000) })).toContain(
      'You had paid $4,000.00, and all of it goes back to you',
    );
    expect(await wordsFor({ retained: dollars(4_000), refund: dollars(0) })).toContain(
      'By the terms all of it is kept.',
    );
    const free = await wordsFor({ wasInLine: true, paid: dollars(0), retained: dollars(0), refund: dollars(0) });
    expect(free).toContain(
      `your place in line for ${voyage}, 3 – 10 May 2027, has been given up. Nothing was paid, and nothing is owed.`,
    );
    expect(free).not.toContain('$');
  });

  it('H05 H56 tries a message again that no carrier took, and none that was refused for good', async () => {
    const away = notifyOfReservations([{ ...ada, kind: 'offered' }], aRecord('OF'), async () =>
      Promise.reject(new Error('away')),
    );
    expect([await away.run(), away.notified]).toEqual([{ notified: 0, unnotified: 1 }, []]);
    const refused = notifyOfReservations([{ ...ada, kind: 'offered' }], aRecord('OF'), async () => ({
      kind: 'refused',
      reason: 'unknown-address',
    }));
    await refused.run();
    expect(refused.notified).toEqual(['ON71000001 offered']);
  });

  it('H56 writes to nobody without an address, and does not try again', async () => {
    const { email, ...withoutEmail } = ada;
    const { sent, notified, run } = notifyOfReservations([{ ...withoutEmail, kind: 'reserved' }], aRecord('BK'));
    expect(email).toBeDefined();
    expect([await run(), sent, notified]).toEqual([{ notified: 0, unnotified: 0 }, [], ['ON71000001 reserved']]);
  });

  it('H52 keeps the name that a voyage was sold by when the line has taken it from its content', async () => {
    const record = aRecord('BK');
    const [{ itineraryId: known, ...sold }] = record.voyages;
    expect(known).toBe(itineraryId);
    const { subject } = await messageOf(
      { ...ada, kind: 'reserved' },
      { ...record, voyages: [{ ...sold, itineraryId: 'ON1-OLD-270503-007' }] },
    );
    expect(subject).toBe('Your suite is reserved: The name it was sold by');
  });

  it('H56 writes to nobody of a reservation that no longer exists, and does not try again', async () => {
    const { sent, notified, run } = notifyOfReservations([{ ...ada, kind: 'reserved' }], undefined);
    expect([await run(), sent, notified]).toEqual([{ notified: 0, unnotified: 0 }, [], ['ON71000001 reserved']]);
  });

  it('H56 says that the rest of the booking stays only where another suite of it is booked or offered', async () => {
    const saysSo = async (...statuses: readonly ReservationStatus[]) => {
      const [lead, ...others] = [aRecord('CX'), ...statuses.map((status) => aRecord(status))] as const;
      const { words } = await messageOf(cancelled(), { ...lead, group: [lead, ...others] });
      return words.includes('Everything else of your booking stays as it is.');
    };
    expect([await saysSo('BK'), await saysSo('OF'), await saysSo('CX', 'BK')]).toEqual([true, true, true]);
    expect([await saysSo('CX', 'CT'), await saysSo('WL')]).toEqual([false, false]);
  });

  it('H05 lists each suite that was reserved together with its cabin, its guests, its fare and its number', async () => {
    const lead = aRecord('BK', { cabinNumber: '512', paid: dollars(4_000) });
    const other = aRecord('BK', { reservationId: 'ON71000002', guestCount: 1, total: dollars(9_000) });
    const { words, url } = await messageOf({ ...ada, kind: 'reserved' }, { ...lead, group: [lead, other] });
    expect(words).toContain(`${suite}, cabin 512, for 2 guests: $16,000.00, reservation ON71000001.`);
    expect(words).toContain(`${suite}, for 1 guest: $9,000.00, reservation ON71000002.`);
    expect(url).toBe('https://ondine.example/confirmation/ON71000001');
  });
});
