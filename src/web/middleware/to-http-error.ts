import { Unavailable } from '../../core/shared/unavailable';
import { HttpError, unavailable } from '../http-error';

interface ParserError {
  readonly type?: unknown;
  readonly status: number;
}

/** Body parsers of Express name the error in `type`; for a broken compression there is only a status. */
const isParserError = (cause: unknown): cause is ParserError =>
  typeof cause === 'object' && cause !== null && 'status' in cause && typeof cause.status === 'number';

/** The only mapping of thrown errors to answers, for both APIs and for pages. */
export function toHttpError(cause: unknown): HttpError {
  if (cause instanceof HttpError) return cause;
  // A system behind the site does not answer: 503 with a text of ours, never 500 and never the system's message.
  if (cause instanceof Unavailable) return unavailable(cause.retryAfterSeconds);
  if (cause instanceof URIError) return new HttpError(400, 'BAD_ADDRESS', 'This address cannot be read.');
  if (isParserError(cause)) return fromBodyParser(cause);
  return new HttpError(500, 'INTERNAL', 'Unexpected error. Please try again.');
}

function fromBodyParser({ type, status }: ParserError): HttpError {
  switch (type) {
    case 'entity.too.large':
      return new HttpError(413, 'TOO_LARGE', 'What you sent is too large.');
    case 'parameters.too.many':
      return new HttpError(413, 'TOO_MANY_FIELDS', 'The form has too many fields.');
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new HttpError(415, 'UNSUPPORTED_TYPE', 'This encoding is not taken here.');
    default:
      return status < 500
        ? new HttpError(400, 'MALFORMED', 'What you sent cannot be read.')
        : new HttpError(500, 'INTERNAL', 'Unexpected error. Please try again.');
  }
}
