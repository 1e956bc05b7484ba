import type { HttpFailure } from './http-outcome';

/** Node's parser found bytes that are not HTTP. */
const isGarbage = (code: string) => code.startsWith('HPE_') || code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR';

/** Errors of axios contain the whole request with its secrets, so that only a code is passed on. */
export function readError(error: unknown): HttpFailure {
  const code = codeOf(error);
  if (code === 'ERR_CANCELED') return { kind: 'timeout', detail: 'no whole answer by the deadline' };
  if (code === 'ECONNABORTED') return { kind: 'timeout', detail: 'no answer in time' };
  if (isTooBig(error)) return { kind: 'protocol', detail: 'the answer is too big' };
  if (isGarbage(code)) return { kind: 'protocol', detail: code };
  return { kind: 'unavailable', detail: code };
}

const isTooBig = (error: unknown) => error instanceof Error && error.message.startsWith('maxContentLength');

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(code) ? code : 'unknown error';
}
