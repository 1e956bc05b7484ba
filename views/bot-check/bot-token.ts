import { altchaProof } from './altcha-proof';
import type { BotCheckView } from './bot-check-view';
import type { ProofSource } from './proof-source';
import { recaptchaProof } from './recaptcha-proof';
import { turnstileProof } from './turnstile-proof';

/**
 * A form's proof that a person sends it, whichever bot check is configured (TRK-01): `start` at the form's first focus,
 * `take` when it is sent. `take` rejects when there is no proof to be had (a blocked script, a vendor that does not
 * answer): the form then goes as it is, and the server's page asks a plain question.
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

  /** Made at the first focus: nothing of a vendor's is touched on a page that is only read, or on the server. */
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
