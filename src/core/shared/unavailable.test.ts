import { describeForOperators, Unavailable, unlessUnavailable } from './unavailable';

it('a system that does not answer is swallowed where the caller can do without it, and any other error is not', async () => {
  const read = (error: unknown) => Promise.reject(error).catch(unlessUnavailable);
  expect(await read(new Unavailable('the CRM', { retryAfterSeconds: 9 }))).toBeUndefined();
  await expect(read(new Error('a defect'))).rejects.toThrow('a defect');
});

describe('the description of an error for operators', () => {
  const describeCause = (cause: unknown) => describeForOperators(new Unavailable('database', { cause }));

  it('G10 names the cause, and all causes where several addresses of a host failed', () => {
    expect(describeCause(undefined)).toBe('database is unavailable');
    expect(describeCause(new Error('password authentication failed'))).toBe(
      'database is unavailable: password authentication failed',
    );
    expect(describeCause(new AggregateError([new Error('refused by ::1'), new Error('refused by 127.0.0.1')]))).toBe(
      'database is unavailable: Error: refused by ::1; Error: refused by 127.0.0.1',
    );
  });
});
