import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import type { Message } from '../messages/message';
import type { SendOutcome } from '../messages/message-sender.port';
import type { RateLimits, RateOutcome, RateUse } from '../shared/rate-limits.port';
import type { Contact } from './contact';
import { NotifyOfContactChange } from './notify-of-contact-change';

const known = (address: string, channel: Contact['channel']): Contact => ({
  id: address,
  channel,
  address,
  confirmedAddress: address,
  use: 'Personal',
  isPrimary: true,
});
const before = {
  contacts: [known('old@example.com', 'email'), known('+13055550142', 'phone')],
  removedIds: [],
  inUse: { email: 'old@example.com', phone: '+13055550142' },
};
const after = { ...before, contacts: [] };

function open({
  taken = { kind: 'within' } as RateOutcome,
  send = async (): Promise<SendOutcome> => ({ kind: 'sent' }),
  canReach = true,
  limits = undefined as Pick<RateLimits, 'take' | 'release'> | undefined,
} = {}) {
  const [sent, released]: [Message[], RateUse[]] = [[], []];
  const notifier = new NotifyOfContactChange({
    sender: {
      send: async (message) => {
        sent.push(message);
        return send();
      },
    },
    limits: limits ?? { take: async () => taken, release: async (uses) => void released.push(...uses) },
    countries: { canReach: ({ channel }) => channel === 'email' || canReach },
    lineName: 'Ondine Yachts',
    accountUrl: 'https://ours.example/account',
  });
  return { run: () => notifier.run({ before, after }), sent, released };
}

describe('notices of a change of contacts', () => {
  it('A8 go to every address that was there, and nothing is reported when all went', async () => {
    const { run, sent, released } = open();
    expect(await run()).toEqual([]);
    expect(sent.map(({ to }) => to.channel).sort()).toEqual(['email', 'phone']);
    expect(released).toEqual([]);
  });

  it('A8 do not go where text messages do not', async () => {
    const { run, sent } = open({ canReach: false });
    await run();
    expect(sent.map(({ to }) => to.channel)).toEqual(['email']);
  });

  it('A6 wait for no budget, and cost none where the carrier refuses', async () => {
    const exceeded = { kind: 'exceeded', budget: 'texts', retryAfterSeconds: 60 } as unknown as RateOutcome;
    const full = open({ taken: exceeded });
    expect([await full.run(), full.sent]).toEqual([[exceeded, exceeded], []]);
    const refused = { kind: 'refused' } as unknown as SendOutcome;
    const refusing = open({ send: async () => refused });
    expect(await refusing.run()).toEqual([refused, refused]);
    expect(refusing.released).toHaveLength(2);
  });

  it('A6 go to a phone ten times a day, so that one account cannot use up the text messages of all', async () => {
    const { run, sent } = open({ limits: new RateLimitsInMemory(new StoppedClock()) });
    for (let time = 0; time < 10; time += 1) expect(await run()).toEqual([]);
    expect(await run()).toEqual([{ kind: 'exceeded', budget: 'notice-texts', retryAfterSeconds: 24 * 3600 }]);
    expect([sent.filter(({ to }) => to.channel === 'phone').length, sent.length]).toEqual([10, 21]);
  });

  it('A8 D4 that fail are reported, stop nothing and cost no budget', async () => {
    const { run, sent, released } = open({ send: () => Promise.reject(new Error('away')) });
    expect(await run()).toEqual([new Error('away'), new Error('away')]);
    expect(sent).toHaveLength(2);
    expect(released.map(({ budget: { name } }) => name)).toEqual(['code-texts', 'notice-texts']);
  });
});
