import { signInClosed } from '../../core/sign-in/sign-in-texts';
import { toVerifyError } from './sign-in-errors';

it('A2 A7 says of a closed address how long it is closed, and of a spent code to get a new one', () => {
  expect(toVerifyError({ kind: 'locked-out', retryAfterSeconds: 7_093 })).toMatchObject({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    message: signInClosed(7_093),
    retryAfterSeconds: 7_093,
  });
  expect(toVerifyError({ kind: 'too-many-attempts', retryAfterSeconds: 30 })).toMatchObject({
    status: 429,
    message: 'Too many attempts. Get a new code.',
  });
});
