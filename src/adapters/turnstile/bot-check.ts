import { randomUUID } from 'node:crypto';
import { turnstileAction } from '../../core/shared/bot-check-action';
import { SiteverifyBotCheck, type SiteverifyParts, type SiteverifyVendor } from '../siteverify/bot-check';
import { isInternalError, siteverifySchema } from '../siteverify/siteverify';

const turnstile: SiteverifyVendor = {
  name: 'turnstile',
  maxTokenLength: 2_048,
  actionOf: turnstileAction,
  /** One idempotency key for all attempts, so that a token whose response was lost can be checked again. */
  ask: async (http, form, deadlineMs) => {
    const keyedForm = { ...form, idempotency_key: randomUUID() };
    const signal = AbortSignal.timeout(deadlineMs);
    const ask = () =>
      http.read({
        method: 'POST',
        path: '/turnstile/v0/siteverify',
        form: keyedForm,
        schema: siteverifySchema,
        signal,
      });
    const first = await ask();
    return first.kind === 'answered' && isInternalError(first.body) ? ask() : first;
  },
};

export class TurnstileBotCheck extends SiteverifyBotCheck {
  constructor(parts: SiteverifyParts) {
    super(turnstile, parts);
  }
}
