import { sign } from 'node:crypto';

export interface Assertion {
  readonly clientId: string;
  readonly username: string;
  readonly privateKey: string;
  readonly audience: string;
}

/** Salesforce accepts three minutes at most; the rest allows for clock skew. */
const lifeSeconds = 150;

/** Times are in seconds. In milliseconds the token would be valid for millennia, and be refused. */
export function signAssertion({ clientId, username, privateKey, audience }: Assertion, now: Date): string {
  const claims = { iss: clientId, sub: username, aud: audience, exp: Math.floor(now.getTime() / 1000) + lifeSeconds };
  const signedText = [{ alg: 'RS256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signedText}.${sign('RSA-SHA256', Buffer.from(signedText), privateKey).toString('base64url')}`;
}
