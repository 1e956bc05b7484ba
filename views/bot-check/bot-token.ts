import { altchaProof } from './altcha-proof';
import type { BotCheckView } from './bot-check-view';
import type { ProofSource } from './proof-source';
import { recaptchaProof } from './recaptcha-proof';
import { turnstileProof } from './turnstile-proof';

/**
 * A form's bot check token, whichever provider is configured (TRK-01): `start` at the form's first focus, `take` on
 * submission. `take` rejects when there is none (blocked script, vendor down): the form is then submitted natively, and
 * the server's page shows the plain challenge.
 */
export class BotToken {
  private source: ProofSource | undefined;

  constructor(
    private readonly action: string,
    private readonly view: BotCheckView,
  ) {}

  start(): void {
    this.proofs.start();
  }

  async take(): Promise<string> {
    return this.proofs.take();
  }

  /** Created at the first focus: no vendor's code runs on a page that is only read, or on the server. */
  private get proofs(): ProofSource {
    this.source ??= createSource(this.action, this.view);
    return this.source;
  }
}

function createSource(action: string, view: BotCheckView): ProofSource {
  switch (view.provider) {
    case 'altcha':
      return altchaProof(action);
    case 'turnstile':
      return turnstileProof(action, view);
    case 'recaptcha':
      return recaptchaProof(action, view);
  }
}
