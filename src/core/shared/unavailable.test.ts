import { Unavailable, unlessUnavailable } from './unavailable';

it('a system that does not answer is swallowed where the caller can do without it, and any other error is not', async () => {
  const read = (error: unknown) => Promise.reject(error).catch(unlessUnavailable);
  expect(await read(new Unavailable('the CRM', { retryAfterSeconds: 9 }))).toBeUndefined();
  await expect(read(new Error('a defect'))).rejects.toThrow('a defect');
});
