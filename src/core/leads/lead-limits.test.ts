import { StoppedClock } from '../../../test/builders/a-clock';
import type { RateLimits } from '../shared/rate-limits.port';
import { LeadLimits } from './lead-limits';

const away = async () => {
  throw new Error('the store of limits is away');
};

function open() {
  const clock = new StoppedClock();
  const limits = new LeadLimits({ take: away, look: away, release: away } as RateLimits, clock);
  const post = async (address: string, times = 1) => {
    const kinds: string[] = [];
    for (let count = 0; count < times; count += 1) kinds.push((await limits.takePost(address)).kind);
    return kinds.filter((kind) => kind === 'within').length;
  };
  return { clock, limits, post };
}

describe('limits of leads while their store is away', () => {
  it('D4 let an address send ten forms an hour, five of them without a bot check', async () => {
    const { clock, limits, post } = open();
    expect(await post('a', 12)).toBe(10);
    const unchecked: string[] = [];
    for (let count = 0; count < 6; count += 1) unchecked.push((await limits.takeUnchecked('a')).kind);
    expect(unchecked).toEqual(['within', 'within', 'within', 'within', 'within', 'exceeded']);
    expect(await post('b')).toBe(1);
    clock.pass({ minutes: 60 });
    expect(await post('a', 12)).toBe(10);
  });

  it('D3 give back a form that could not be stored', async () => {
    const { limits, post } = open();
    await limits.releasePost('a');
    expect(await post('a', 11)).toBe(10);
    await limits.releasePost('a');
    expect(await post('a', 2)).toBe(1);
  });

  it('count ten thousand addresses, and then begin anew', async () => {
    const { post } = open();
    await post('first', 10);
    for (let index = 0; index < 9_998; index += 1) await post(`address-${index}`);
    expect(await post('first')).toBe(0);
    await post('last');
    expect(await post('first')).toBe(1);
  });
});
