import { Unavailable } from '../../core/shared/unavailable';
import { HttpError, unavailable } from '../http-error';

interface ParserError {
  readonly type?: unknown;
  readonly status: number;
}

/** Express' body parsers name what went wrong by `type`; a broken compression has a status alone. */
const isParserError = (thrown: unknown): thrown is ParserError =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && typeof thrown.status === 'number';

/** The one mapping of whatever was thrown, for both APIs and for pages. */
export function toHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown;
  // A system behind the site does not answer: never its own words, never a 500.
  if (thrown instanceof Unavailable) return unavailable(thrown.retryAfterSeconds);
  if (thrown instanceof URIError) return new HttpError(400, 'BAD_ADDRESS', 'This address cannot be read.');
  if (isParserError(thrown)) return fromBodyParser(thrown);
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
