import { aLead } from '../../../test/builders/a-lead';
import { acceptInTime } from './accept-in-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('one delivery to the CRM', () => {
  it('D1 leaves no deadline behind once it is answered, or has failed', async () => {
    expect(await acceptInTime({ accept: async () => ({ kind: 'handed-in' }) }, aLead())).toEqual({ kind: 'handed-in' });
    const failing = acceptInTime({ accept: () => Promise.reject(new Error('down')) }, aLead());
    await expect(failing).rejects.toThrow('down');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('D1 is given up after four seconds', async () => {
    const silent = acceptInTime({ accept: () => new Promise(() => undefined) }, aLead());
    const outcome = silent.then(
      () => 'answered',
      ({ name }: Error) => name,
    );
    await jest.advanceTimersByTimeAsync(3_999);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('Unavailable');
  });
});
