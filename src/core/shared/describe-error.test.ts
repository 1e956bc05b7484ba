import { describeError } from './describe-error';

it('E14 tells a log what broke and why, and nothing of the row or the request that hangs on the error', () => {
  const refused = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) exists',
  });
  const described = describeError(
    Object.assign(new Error('not kept', { cause: refused }), { config: { data: 'ada@example.com' } }),
  );
  expect(described).toMatchObject({
    type: 'Error',
    message: 'not kept',
    cause: { message: 'duplicate key', code: '23505' },
  });
  expect(JSON.stringify(described)).not.toContain('ada@example.com');
});

it('E14 describes what was thrown without being an error', () => {
  expect(describeError('no')).toEqual({ type: 'string', message: 'no' });
});

it('E14 tells the stack where there is one, and no code or cause where there is none', () => {
  const error = new Error('not kept');
  expect(describeError(error)).toStrictEqual({ type: 'Error', message: 'not kept', stack: error.stack });
  Object.assign(error, { stack: undefined });
  expect(describeError(error)).toStrictEqual({ type: 'Error', message: 'not kept' });
});
