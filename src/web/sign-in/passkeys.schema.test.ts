import { checkInput } from '../routing/check-input';
import { removePasskeyOperation } from './passkeys.schema';

it('F11 says of the id of a passkey in what form it is wanted', () => {
  const check = () => checkInput(removePasskeyOperation.body, { passkeyId: 'not base64!' });
  expect(check).toThrow('"passkeyId" must be in base64url, as the browser gave it.');
});
