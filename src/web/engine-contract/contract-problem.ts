import { HttpError } from '../http-error';

export const problems = {
  MALFORMED: [400, 'The request cannot be read'],
  UNSUPPORTED_CONTRACT: [400, 'This contract version is not spoken here'],
  UNAUTHORIZED: [401, 'The bearer token is missing or not known'],
  NOT_FOUND: [404, 'There is no such thing, or it is not this client’s'],
  VOYAGE_NOT_FOUND: [404, 'No such voyage is for sale'],
  CATEGORY_NOT_FOUND: [404, 'The voyage has no such category'],
  FARE_NOT_FOUND: [404, 'The category is not priced on this voyage'],
  METHOD_NOT_ALLOWED: [405, 'This address does not answer that method'],
  CONFLICT: [409, 'The state of things does not allow it'],
  CLOSED: [409, 'It is too late for that'],
  IN_FLIGHT: [409, 'The first request with this key is still under way'],
  NO_CAPACITY: [409, 'There is no room left'],
  TOO_LARGE: [413, 'The request is too large'],
  UNSUPPORTED_TYPE: [415, 'The body must be JSON'],
  INVALID: [422, 'Some fields are not right'],
  KEY_REUSED: [422, 'This key was used for another request'],
  TARGET_NOT_ALLOWED: [422, 'A guest is not signed in on the way to that address'],
  RATE_LIMITED: [429, 'Too many requests'],
  INTERNAL: [500, 'Something unexpected went wrong'],
  UNAVAILABLE: [503, 'The engine cannot answer now'],
} as const satisfies Readonly<Record<string, readonly [status: number, title: string]>>;

export type ProblemCode = keyof typeof problems;

/** An error answer of the contract: `application/problem+json` (RFC 9457). */
export class ContractProblem extends HttpError {
  constructor(
    override readonly code: ProblemCode,
    readonly detail: string,
    options?: ConstructorParameters<typeof HttpError>[3],
  ) {
    super(problems[code][0], code, detail, options);
    this.name = 'ContractProblem';
  }

  toBody(correlationId: string): object {
    const { status, code, detail, fields } = this;
    return {
      type: problemType(code),
      title: problems[code][1],
      status,
      code,
      detail,
      correlationId,
      ...(fields ? { fields } : {}),
    };
  }
}

/** The URN of a problem type is an identifier and does not resolve. */
export const problemType = (code: string) =>
  `urn:reservation-engine:problem:${code.toLowerCase().replaceAll('_', '-')}`;
