import { isOurProof } from './check-bot-proof';

type BotProof = Parameters<typeof isOurProof>[0];

const now = new Date('2027-03-01T12:00:00Z');
const proof: BotProof = { action: 'contact-us', hostname: 'ondine.example', madeAt: now.toISOString() };
const expected = { action: 'contact-us', hostnames: ['ondine.example', 'www.ondine.example'], now };
const madeAfter = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
const isAccepted = (changes: BotProof) => isOurProof({ ...proof, ...changes }, expected);

describe('the proof of a bot check', () => {
  it('TRK-01 is accepted for two minutes, and from a clock that is half a minute fast', () => {
    expect([-120_001, -120_000, 0, 30_000, 30_001].map((after) => isAccepted({ madeAt: madeAfter(after) }))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('TRK-01 is refused without a time of creation, or with one that cannot be read', () => {
    expect([undefined, '', 'just now'].map((madeAt) => isAccepted({ madeAt }))).toEqual([false, false, false]);
  });

  it('TRK-01 is refused when it was made for another form, or for none', () => {
    expect(isAccepted({ action: 'sign-in' })).toBe(false);
    expect(isOurProof({ hostname: 'ondine.example', madeAt: madeAfter(0) }, expected)).toBe(false);
  });

  it('TRK-01 is accepted from any host of this site in either case, and refused from another', () => {
    const hostnames = ['www.ondine.example', 'Ondine.Example', 'ondine.example.org', ''];
    expect(hostnames.map((hostname) => isAccepted({ hostname }))).toEqual([true, true, false, false]);
    expect(isOurProof({ action: 'contact-us', madeAt: madeAfter(0) }, expected)).toBe(false);
  });
});
