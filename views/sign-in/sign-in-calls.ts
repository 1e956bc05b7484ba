import { askAgainIn, signInTexts } from '../../src/core/sign-in/sign-in-texts';
import type { CodeChannel } from './sign-in-form-props';
import { signInPageTexts as texts } from './sign-in.texts';
import type { ErrorBody } from '../ui/error-body';

/** Timeout of a call in milliseconds, after which the visitor sees a failure (H13). */
const timeoutMs = 10_000;

export interface LoginPayload {
  readonly loginMethod: 'OTP_EMAIL' | 'OTP_PHONE';
  readonly email?: string;
  readonly code?: string;
  readonly phoneNum?: string;
}

/** When the message belongs to no field, it contains a request id where the server gave one (H13). */
export interface Refusal {
  readonly kind: 'refused';
  readonly message: string;
  readonly field?: string;
  readonly reference?: string | undefined;
}

export type CallOutcome<Value> = { readonly kind: 'done'; readonly value: Value } | Refusal;

export type RequestedCode =
  | { readonly kind: 'sent' }
  /** No code is sent yet: the guest chooses the channel (AUT-04, H04). */
  | { readonly kind: 'choose'; readonly channels: readonly CodeChannel[] }
  | { readonly kind: 'no-match'; readonly message: string };

interface RequestFields extends LoginPayload {
  readonly returningURL: string;
  readonly type: string;
  readonly token: string;
}

export async function requestCode(fields: RequestFields): Promise<CallOutcome<RequestedCode>> {
  return withTimeout(async (signal) => {
    const answer = await post('/api/otp-request', { ...fields, askChannel: true }, { signal });
    if (answer.kind === 'refused') return answer;
    const [first] = answer.value as readonly RequestAnswer[];
    return { kind: 'done', value: toRequestedCode(first) };
  });
}

interface RequestAnswer {
  readonly StatusCode: number;
  readonly message?: string;
  readonly channels?: readonly CodeChannel[];
}

function toRequestedCode(answer: RequestAnswer | undefined): RequestedCode {
  if (answer?.StatusCode !== 1) return { kind: 'no-match', message: answer?.message ?? signInTexts.unexpected };
  return answer.channels === undefined ? { kind: 'sent' } : { kind: 'choose', channels: answer.channels };
}

/** The value is the address to navigate to (AUT-13). A wrong code is an error of its field. */
export async function signInWithCode(payload: LoginPayload, OTP: string): Promise<CallOutcome<string>> {
  return withTimeout(async (signal) => {
    const verification = await post(
      '/api/otp-verify',
      { ...payload, OTP },
      { signal, otherwise: signInTexts.verificationFailed, fieldOf401: 'OTP' },
    );
    if (verification.kind === 'refused') return verification;
    const { token = '' } = verification.value as { readonly token?: string };
    const session = await post(
      '/api/otp-auth',
      {},
      { signal, bearer: token, otherwise: signInTexts.authenticationFailed },
    );
    if (session.kind === 'refused') return session;
    return { kind: 'done', value: (session.value as { readonly redirectTo?: string }).redirectTo ?? '/my-profile' };
  });
}

/** Turns every outcome of a call into a message. Never throws, and returns after ten seconds at the latest. */
export async function withTimeout<Value>(
  call: (signal: AbortSignal) => Promise<CallOutcome<Value>>,
): Promise<CallOutcome<Value>> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    return await call(timeout.signal);
  } catch {
    return timeout.signal.aborted ? { kind: 'refused', message: texts.tooSlow } : toUnreachedRefusal();
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the message of AUT-26 when the server did not answer, unless the browser knows the reason. */
export const toUnreachedRefusal = (): Refusal => ({
  kind: 'refused',
  message: navigator.onLine ? signInTexts.unexpected : texts.offline,
});

interface CallOptions {
  readonly signal: AbortSignal;
  readonly bearer?: string;
  /** The message when the server gives no reason (AUT-24, AUT-25). */
  readonly otherwise?: string;
  readonly fieldOf401?: string;
}

export async function post(
  path: string,
  body: object,
  { signal, bearer, otherwise = signInTexts.unexpected, fieldOf401 }: CallOptions,
): Promise<CallOutcome<unknown>> {
  const headers = {
    'Content-Type': 'application/json',
    ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
  };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  const value = (await answer.json()) as unknown;
  if (answer.ok) return { kind: 'done', value };
  const { message, field, reference } = refusalIn(value);
  const fieldAt = field ?? (answer.status === 401 ? fieldOf401 : undefined);
  return {
    kind: 'refused',
    message: `${message ?? otherwise}${waitOf(answer, value)}`,
    ...(fieldAt === undefined ? { reference } : { field: fieldAt }),
  };
}

const bodyOf = (value: unknown) =>
  (Array.isArray(value) ? value[0] : value) as (ErrorBody & { readonly message?: string }) | null | undefined;

/** Returns the server's error, or the first message of a list (AUT-24). */
function refusalIn(value: unknown): {
  readonly message?: string | undefined;
  readonly field?: string | undefined;
  readonly reference?: string | undefined;
} {
  const body = bodyOf(value);
  const mistake = body?.fields?.[0];
  return {
    message: mistake?.message ?? body?.error ?? body?.message,
    field: mistake?.field,
    reference: body?.requestId,
  };
}

/** A visitor who was too early has to wait this long (reliability A6). */
function waitOf({ headers }: Response, value: unknown): string {
  const seconds = Number(headers.get('Retry-After'));
  return bodyOf(value)?.code === 'WAIT' && seconds > 0 ? ` ${askAgainIn(seconds)}` : '';
}
