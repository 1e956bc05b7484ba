import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How events reach the site. `twice`: each is sent two times. `late`: after the guest is back. `reordered`: the newer
 * first, two by two. `never`: none comes, as when the address is wrong.
 */
export const deliveries = ['at-once', 'twice', 'late', 'reordered', 'never'] as const;
export type Delivery = (typeof deliveries)[number];

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly livemode: boolean;
  readonly pending_webhooks: number;
  readonly type: string;
  readonly data: { readonly object: object };
}

/** What the site answered to an event; without a status where it answered nothing. */
interface WebhookAnswer {
  readonly status: number | undefined;
  /** Where the site asks for a pause, as it does of events that come too fast. */
  readonly retryAfterSeconds: number | undefined;
}

const delayMs = 1_500;
const maxTries = 6;

export const signStripe = (body: string, secret: string, atSeconds = Math.floor(Date.now() / 1_000)): string => {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex');
  return `t=${atSeconds},v1=${signature}`;
};

/** Sends signed events as Stripe does: until the site answers 2xx, in no promised order. */
export class StripeWebhooks {
  url: string | undefined;
  delivery: Delivery = 'at-once';
  /** Chooses for each event anew. */
  choose: (() => Delivery) | undefined;
  readonly sent: { readonly event: StripeEvent; readonly status: number | undefined }[] = [];
  readonly emitted: StripeEvent[] = [];
  private held: StripeEvent | undefined;
  private readonly open = new Set<Promise<void>>();
  private isClosed = false;

  constructor(
    private readonly secret: string,
    private readonly apiVersion: string,
  ) {}

  emit(type: string, object: object): void {
    const event: StripeEvent = {
      id: `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      api_version: this.apiVersion,
      created: Math.floor(Date.now() / 1_000),
      livemode: true,
      pending_webhooks: 1,
      type,
      data: { object: structuredClone(object) },
    };
    this.emitted.push(event);
    const delivery = this.choose?.() ?? this.delivery;
    if (this.url === undefined || delivery === 'never') return;
    switch (delivery) {
      case 'at-once':
        return this.start(event);
      case 'twice':
        this.start(event);
        return this.start(event);
      case 'late':
        return this.start(event, delayMs);
      case 'reordered':
        return this.swap(event);
    }
  }

  /** Resolves when nothing is on its way any more. */
  async settled(): Promise<void> {
    while (this.open.size > 0) await Promise.all(this.open);
  }

  /** Sends an event that was sent before, as a person does in Stripe's dashboard. */
  async resend(event: StripeEvent): Promise<WebhookAnswer> {
    return this.post(event);
  }

  close(): void {
    this.isClosed = true;
  }

  private swap(event: StripeEvent): void {
    const first = this.held;
    this.held = first ? undefined : event;
    if (!first) {
      // Without a second one it is sent alone.
      const alone = sleep(delayMs, undefined, { ref: false }).then(() => {
        if (this.held !== event) return;
        this.held = undefined;
        this.start(event);
      });
      return this.track(alone);
    }
    this.start(event);
    this.start(first, 300);
  }

  private start(event: StripeEvent, afterMs = 0): void {
    this.track(this.send(event, afterMs));
  }

  private track(work: Promise<void>): void {
    this.open.add(work);
    void work.finally(() => this.open.delete(work));
  }

  private async send(event: StripeEvent, afterMs: number): Promise<void> {
    await sleep(afterMs, undefined, { ref: false });
    for (let tries = 0; tries < maxTries && !this.isClosed; tries += 1) {
      const { status } = await this.post(event);
      if (status !== undefined && status < 300) return;
      await sleep(300 * 2 ** tries, undefined, { ref: false });
    }
  }

  private async post(event: StripeEvent): Promise<WebhookAnswer> {
    const body = JSON.stringify(event);
    const answer = await fetch(this.url ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signStripe(body, this.secret) },
      body,
    }).catch(() => undefined);
    const status = answer?.status;
    this.sent.push({ event, status });
    const retryAfter = answer?.headers.get('Retry-After') ?? undefined;
    return { status, retryAfterSeconds: retryAfter === undefined ? undefined : Number(retryAfter) };
  }
}
