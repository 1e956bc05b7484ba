import Joi from 'joi';
import type { HttpFailure } from '../http-client/http-outcome';
import type { EngineFailure, EngineRefusal } from './engine-outcome';

interface Problem {
  readonly code: string;
}

/** RFC 9457 as the contract uses it. Title and detail are the engine's own text, which is neither shown nor logged. */
const problemSchema = Joi.object<Problem>({
  code: Joi.string()
    .pattern(/^[A-Z][A-Z0-9_]{1,60}$/)
    .required(),
});

export function readProblem(
  failure: HttpFailure,
  { isWrite }: { readonly isWrite: boolean },
): EngineRefusal | EngineFailure {
  const { kind, detail } = failure;
  switch (kind) {
    case 'refused':
      return readRefusal(failure.status, codeOf(failure.body));
    case 'rate-limited':
      return {
        kind,
        detail,
        mayHaveHappened: false,
        ...(failure.retryAfterMs === undefined ? {} : { retryAfterMs: failure.retryAfterMs }),
      };
    case 'unavailable':
      return { kind, detail, mayHaveHappened: isWrite && failure.isOurOwn !== true };
    case 'timeout':
    case 'protocol':
      return { kind, detail, mayHaveHappened: isWrite };
  }
}

const codeOf = (body: unknown): string | undefined => {
  const { error, value } = problemSchema.required().validate(body, { stripUnknown: true, convert: false });
  return error ? undefined : value.code;
};

function readRefusal(status: number, code: string | undefined): EngineRefusal | EngineFailure {
  const detail = `status ${status}${code === undefined ? '' : ` ${code}`}`;
  if (status === 401) return { kind: 'auth', detail, mayHaveHappened: false };
  if (status === 403) return { kind: 'forbidden', detail, mayHaveHappened: false };
  // A 404 without a code comes from a wrong URL or from a gateway without its engine, and does not mean that a
  // reservation is missing.
  if (code === undefined) return { kind: 'protocol', detail, mayHaveHappened: false };
  if (code === 'NO_CAPACITY') return { kind: 'no-capacity', code, detail };
  if (status === 404) return { kind: 'not-found', code, detail };
  if (status === 409) return { kind: 'conflict', code, detail };
  return { kind: 'invalid', code, detail };
}
