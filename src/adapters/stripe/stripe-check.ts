import type { StripeClient } from './stripe-client';

const trustedForMs = 60_000;

/** Checks for `/health` that Stripe accepts the site's key, at most once a minute. */
export class StripeCheck {
  readonly name = 'stripe';
  private latest: { readonly answer: Promise<void>; readonly at: number } | undefined;

  constructor(private readonly client: StripeClient) {}

  /** @throws Unavailable or StripeRefusal when Stripe does not answer, or refuses the key */
  check(): Promise<void> {
    const at = performance.now();
    if (!this.latest || at - this.latest.at >= trustedForMs) this.latest = { answer: this.ask(), at };
    return this.latest.answer;
  }

  private async ask(): Promise<void> {
    await this.client.call('check key', (stripe) => stripe.checkout.sessions.list({ limit: 1 }));
  }
}
