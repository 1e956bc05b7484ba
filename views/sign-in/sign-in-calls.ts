import { signInTexts } from '../../src/core/sign-in/sign-in-texts';
import type { CodeChannel } from './SendCodeStep';

/** The login payload of the specification (AUT-19). */
export interface LoginPayload {
  readonly loginMethod: 'OTP_EMAIL' | 'OTP_PHONE';
  readonly email?: string;
  readonly code?: string;
  readonly phoneNum?: string;
}

export type CallOutcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly message: string; readonly field?: string };

export type RequestedCode =
  | { readonly kind: 'sent' }
  /** Nothing is sent yet: the guest says where to (AUT-04, H04). */
  | { readonly kind: 'choose'; readonly channels: readonly CodeChannel[] }
  | { readonly kind: 'no-match'; readonly message: string };

interface RequestFields extends LoginPayload {
  readonly returningURL: string;
  readonly type: string;
  readonly token: string;
}

/** Asks for a code (AUT-10 to AUT-12). */
export async function requestCode(fields: RequestFields): Promise<CallOutcome<RequestedCode>> {
  const answer = await post('/api/otp-request', { ...fields, askChannel: true });
  if (answer.kind === 'refused') return answer;
  const [first] = answer.value as readonly RequestAnswer[];
  return { kind: 'done', value: toRequestedCode(first) };
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

/** Takes the code, then begins the session; the value is where to go (AUT-13). */
export async function signInWithCode(payload: LoginPayload, OTP: string): Promise<CallOutcome<string>> {
  const verified = await post('/api/otp-verify', { ...payload, OTP }, { otherwise: signInTexts.verificationFailed });
  if (verified.kind === 'refused') return verified;
  const { token = '' } = verified.value as { readonly token?: string };
  const begun = await post('/api/otp-auth', {}, { bearer: token, otherwise: signInTexts.authenticationFailed });
  if (begun.kind === 'refused') return begun;
  return { kind: 'done', value: (begun.value as { readonly redirectTo?: string }).redirectTo ?? '/my-profile' };
}

interface CallOptions {
  readonly bearer?: string;
  /** What the visitor is told when the server gives no reason (AUT-24, AUT-25). */
  readonly otherwise?: string;
}

async function post(path: string, body: object, { bearer, otherwise = signInTexts.unexpected }: CallOptions = {}): Promise<CallOutcome<unknown>> {
  try {
    const headers = { 'Content-Type': 'application/json', ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }) };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const value = (await answer.json()) as unknown;
    return answer.ok ? { kind: 'done', value } : refusalIn(value, otherwise);
  } catch {
    return { kind: 'refused', message: signInTexts.unexpected };
  }
}

interface ErrorBody {
  readonly error?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
}

/** The server's error, or the first message of a list (AUT-24). */
function refusalIn(value: unknown, otherwise: string): CallOutcome<never> {
  const body = (Array.isArray(value) ? value[0] : value) as ErrorBody | null | undefined;
  const field = body?.fields?.[0];
  return { kind: 'refused', message: field?.message ?? body?.error ?? body?.message ?? otherwise, ...(field ? { field: field.field } : {}) };
}
