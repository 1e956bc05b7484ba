import { botCheckTexts } from '../../src/core/shared/bot-check-texts';
import type { FormErrors } from '../../src/core/leads/form-definition';
import type { LeadAnswer } from './lead-form-props';
import { leadsTexts as texts } from './leads.texts';
import type { ErrorBody } from '../ui/error-body';

/** Timeout of a submission in milliseconds, after which the visitor sees a failure (H13). */
const timeoutMs = 10_000;

export interface Failure {
  readonly message: string;
  readonly next: string;
  readonly reference?: string;
}

export type SendingOutcome =
  | { readonly kind: 'accepted'; readonly redirectTo?: string }
  | { readonly kind: 'invalid'; readonly errors: FormErrors }
  | { readonly kind: 'signed-out' }
  /** Nothing was sent, because the browser's bot check failed. */
  | { readonly kind: 'no-proof'; readonly failure: Failure }
  | { readonly kind: 'failed'; readonly failure: Failure };

interface LeadRequest {
  readonly to: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly takeToken: () => Promise<string>;
}

/** Sends a form and turns every outcome into a message. Never throws, and returns after ten seconds at the latest. */
export async function sendLead(request: LeadRequest): Promise<SendingOutcome> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const timedOut = new Promise<SendingOutcome>((resolve) => {
    timeout.signal.addEventListener('abort', () =>
      resolve({ kind: 'failed', failure: { message: texts.tooSlow, next: texts.tooSlowNext } }),
    );
  });
  try {
    return await Promise.race([post(request, timeout.signal), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

async function post({ to, body, takeToken }: LeadRequest, signal: AbortSignal): Promise<SendingOutcome> {
  let token: string;
  try {
    token = await takeToken();
  } catch {
    return navigator.onLine
      ? { kind: 'no-proof', failure: { message: botCheckTexts.unavailable, next: texts.nothingLost } }
      : offline;
  }
  try {
    const answer = await fetch(to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, token }),
      signal,
    });
    return read(answer);
  } catch {
    return offline;
  }
}

const offline: SendingOutcome = { kind: 'failed', failure: { message: texts.offline, next: texts.offlineNext } };

async function read(answer: Response): Promise<SendingOutcome> {
  const body = (await answer.json().catch(() => undefined)) as (LeadAnswer & ErrorBody) | undefined;
  if (answer.ok && body?.status === 'accepted')
    return { kind: 'accepted', ...(body.redirectTo === undefined ? {} : { redirectTo: body.redirectTo }) };
  if (body?.fields && body.fields.length > 0)
    return { kind: 'invalid', errors: Object.fromEntries(body.fields.map(({ field, message }) => [field, message])) };
  if (answer.status === 401) return { kind: 'signed-out' };
  return {
    kind: 'failed',
    failure: {
      message: body?.error ?? texts.unexpected,
      next: nextStep(answer),
      ...(body?.requestId === undefined ? {} : { reference: body.requestId }),
    },
  };
}

/** For 429 it says when to try again; anything else can be retried at once. */
function nextStep({ status, headers }: Response): string {
  const seconds = Number(headers.get('Retry-After'));
  return status === 429 && seconds > 0
    ? `${texts.waitMinutes(Math.ceil(seconds / 60))} ${texts.nothingLost}`
    : texts.nothingLost;
}
