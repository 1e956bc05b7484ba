import { recaptchaAction } from '../../src/core/shared/bot-check-action';
import { loadScript } from './load-script';
import type { ProofSource } from './proof-source';

declare global {
  interface Window {
    grecaptcha?: {
      ready(then: () => void): void;
      execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>;
    };
  }
}

interface Keys {
  readonly url: string;
  readonly siteKey: string;
}

const timeoutMs = 8_000;

/** The script observes from the first focus; the token is created on submission, as Google requires. */
export function recaptchaProof(action: string, { url, siteKey }: Keys): ProofSource {
  const load = () => loadScript(`${url}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
  const execute = () =>
    new Promise<string>((resolve, reject) => {
      setTimeout(() => reject(new Error('reCAPTCHA did not answer')), timeoutMs);
      window.grecaptcha?.ready(() => {
        window.grecaptcha?.execute(siteKey, { action: recaptchaAction(action) }).then(resolve, reject);
      });
    });
  return { start: () => void load().catch(() => undefined), take: () => load().then(execute) };
}
