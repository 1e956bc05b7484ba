import { StoppedClock } from '../../../test/builders/a-clock';
import type { Message } from '../messages/message';
import type { SendOutcome } from '../messages/message-sender.port';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import type { UntoldCancellation } from './cancellation-news.port';
import { TellCancellations } from './tell-cancellations';

const dollars = (amount: number) => money(amount * 100, 'USD');
const untold = (changes: Partial<UntoldCancellation> = {}): UntoldCancellation => ({
  reservationId: 'ON71000001', wasInLine: false, voyage: 'Cyclades in Seven Nights', start: plainDate('2027-05-03'), end: plainDate('2027-05-10'),
  paid: dollars(4_000), kept: dollars(1_000), back: dollars(3_000), firstName: 'Ada', email: 'ada@example.com', ...changes,
});

function tellCancellations(waiting: readonly UntoldCancellation[], answer: () => Promise<SendOutcome> = async () => ({ kind: 'sent' })) {
  const [sent, told, leases]: [Message[], string[], string[]] = [[], [], []];
  const clock = new StoppedClock();
  const useCase = new TellCancellations({
    news: {
      takeUntold: async (leaseUntil) => {
        leases.push(leaseUntil.toISOString());
        return waiting;
      },
      noteTold: async (reservationId) => void told.push(reservationId),
    },
    sender: { send: async (message) => { sent.push(message); return answer(); } },
    clock,
    addressOf: (reservationId) => `https://ondine.example/trips/${reservationId}`,
  });
  return { sent, told, leases, clock, run: () => useCase.run() };
}
const wordsFor = async (changes: Partial<UntoldCancellation>) => {
  const { sent, run } = tellCancellations([untold(changes)]);
  await run();
  return sent[0]?.paragraphs.join(' ') ?? '';
};

describe('TellCancellations', () => {
  it('H56 writes to the guest which reservation ended, what the terms keep and what goes back', async () => {
    const { sent, told, leases, clock, run } = tellCancellations([untold()]);
    expect(await run()).toEqual({ told: 1, untold: 0 });
    expect(sent).toMatchObject([{
      to: { channel: 'email', email: 'ada@example.com' }, kind: 'reservation', subject: 'Your reservation is canceled: Cyclades in Seven Nights', action: { url: 'https://ondine.example/trips/ON71000001' },
    }]);
    const words = sent[0]?.paragraphs.join(' ');
    expect(words).toContain('Ada, your reservation ON71000001 for Cyclades in Seven Nights, 3 – 10 May 2027, has been canceled');
    expect(words).toContain('You had paid $4,000.00. By the terms we keep $1,000.00, and $3,000.00 goes back to you by the way it came.');
    expect(told).toEqual(['ON71000001']);
    expect(leases).toEqual([new Date(clock.now().getTime() + 60_000).toISOString()]);
  });

  it('H56 says plainly when all goes back, when nothing does, and when nothing was paid', async () => {
    expect(await wordsFor({ kept: dollars(0), back: dollars(4_000) })).toContain('You had paid $4,000.00, and all of it goes back to you');
    expect(await wordsFor({ kept: dollars(4_000), back: dollars(0) })).toContain('By the terms all of it is kept.');
    const free = await wordsFor({ wasInLine: true, paid: dollars(0), kept: dollars(0), back: dollars(0) });
    expect(free).toContain('your place in line for Cyclades in Seven Nights, 3 – 10 May 2027, has been given up. Nothing was paid, and nothing is owed.');
    expect(free).not.toContain('$');
  });

  it('H56 tries a letter again that no carrier took, and none that was refused for good', async () => {
    const away = tellCancellations([untold()], async () => Promise.reject(new Error('away')));
    expect([await away.run(), away.told]).toEqual([{ told: 0, untold: 1 }, []]);
    const refused = tellCancellations([untold()], async () => ({ kind: 'refused', reason: 'unknown-address' }));
    await refused.run();
    expect(refused.told).toEqual(['ON71000001']);
  });

  it('H56 writes to nobody without an address, and does not try again', async () => {
    const { email, ...nobody } = untold();
    const { sent, told, run } = tellCancellations([nobody]);
    expect(email).toBeDefined();
    expect([await run(), sent, told]).toEqual([{ told: 0, untold: 0 }, [], ['ON71000001']]);
  });
});
