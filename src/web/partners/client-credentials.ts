import { HttpError } from '../http-error';

interface ClientCredentials {
  readonly id: string;
  readonly secret: string;
}

interface TokenBody {
  readonly client_id?: string;
  readonly client_secret?: string;
}

/** Credentials come from the header or from the body, never from both (RFC 6749, 2.3). */
export function readClientCredentials(authorization: string | undefined, body: TokenBody): ClientCredentials {
  const { client_id: id = '', client_secret: secret = '' } = body;
  const basic = /^Basic +([A-Za-z0-9+/_=-]*) *$/i.exec(authorization ?? '')?.[1];
  if (basic === undefined) return { id, secret };
  if (secret !== '') throw invalidRequest('The client secret stands in the header and in the body.');
  const [name = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  if (id !== '' && id !== decode(name)) throw invalidRequest('The body names another client than the header.');
  return { id: decode(name), secret: decode(rest.join(':')) };
}

export const invalidRequest = (description: string) =>
  new HttpError(400, 'INVALID_REQUEST', 'invalid_request', { description });

/** Both parts are form-encoded; a text that cannot be decoded belongs to no client. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
