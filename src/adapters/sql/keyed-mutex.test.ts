import { KeyedMutex } from './keyed-mutex';

const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;

describe('callers that queue by key', () => {
  it('enter without a timer where the key is free, and give up in time where it is not', async () => {
    const mutex = new KeyedMutex();
    const timersBefore = timers();
    const entering = mutex.enter('one', 60_000);
    expect(timers()).toBe(timersBefore);
    const leave = await entering;
    expect(await mutex.enter('one', 1)).toBeUndefined();
    leave?.();
    const leaveAgain = await mutex.enter('one', 60_000);
    expect(leaveAgain).toBeDefined();
    leaveAgain?.();
  });
});
