import type { Secrets } from '../../core/shared/secrets.port';
import type { DeliverWebhooks } from '../../core/webhooks/deliver-webhooks';
import { endpointAddress } from '../../core/webhooks/endpoint-address';
import type { DeliveryAttempt } from '../../core/webhooks/delivery-attempt';
import type { DeliveryLogEntry } from '../../core/webhooks/webhook-deliveries.port';
import type { WebhookEventType } from '../../core/webhooks/webhook-event';
import { SqlWebhookDeliveries } from '../embedded-state/webhooks/webhook-deliveries';
import { SqlWebhookEndpoints } from '../embedded-state/webhooks/webhook-endpoints';
import { reportChange, recordChange, reportNoChange, type RecordParts } from './record-change';
import { refuse } from './refused-command';

const logShown = 50;

type Lines = Promise<readonly string[]>;

/** Operator commands for webhooks. Each change is logged with its author in the same transaction. */
export class WebhookOffice {
  constructor(
    private readonly parts: RecordParts & {
      readonly secrets: Secrets;
      readonly deliverWebhooks: Pick<DeliverWebhooks, 'ping'>;
      readonly allowsPrivateHosts: boolean;
    },
  ) {}

  async add(address: string, events: readonly WebhookEventType[]): Lines {
    const url = endpointAddress(address, this.parts);
    if (!url)
      return refuse(
        `${JSON.stringify(address)} is no address that begins with https:// and holds no password.${this.hintAt(address)}`,
      );
    return this.change(`webhooks add ${url.origin}`, async ({ endpoints }) => {
      const { endpointId, secret } = await endpoints.add({ url: url.href, events });
      return [`${endpointId} gets ${events.join(', ')}.`, `Its secret, which is not shown again: ${secret}`];
    });
  }

  /** Of the setting that would have let the address in. */
  private hintAt(address: string): string {
    return endpointAddress(address, { allowsPrivateHosts: true })
      ? ' For a receiver beside the site, set WEBHOOKS_PRIVATE_HOSTS=true for the nodes and for this command.'
      : '';
  }

  async list(): Lines {
    const endpoints = await new SqlWebhookEndpoints(this.parts.db, this.parts.secrets).findAll();
    return endpoints.map(({ endpointId, state, url, events, createdAt }) =>
      [endpointId, state, url, events.join(','), `since ${createdAt.toISOString()}`].join('\t'),
    );
  }

  rotate(endpointId: string): Lines {
    return this.change(`webhooks rotate ${endpointId}`, async ({ endpoints }) => {
      const secret = await endpoints.rotateSecret(endpointId);
      return secret === undefined
        ? undefined
        : [
            `${endpointId} signs with two secrets for 24 hours, then with the new one alone.`,
            `The new secret, which is not shown again: ${secret}`,
          ];
    });
  }

  pause(endpointId: string): Lines {
    return this.change(`webhooks pause ${endpointId}`, async ({ endpoints }) =>
      (await endpoints.changeState(endpointId, 'paused')) ? [`${endpointId} is paused; its events wait.`] : undefined,
    );
  }

  resume(endpointId: string): Lines {
    return this.change(`webhooks resume ${endpointId}`, async ({ endpoints }) =>
      (await endpoints.changeState(endpointId, 'active')) ? [`${endpointId} is active.`] : undefined,
    );
  }

  remove(endpointId: string): Lines {
    return this.change(`webhooks remove ${endpointId}`, async ({ endpoints }) =>
      (await endpoints.remove(endpointId)) ? [`${endpointId} is removed with its deliveries.`] : undefined,
    );
  }

  async test(endpointId: string): Lines {
    const attempt = await this.parts.deliverWebhooks.ping(endpointId);
    return attempt ? [`ping: ${formatAttempt(attempt)}`] : refuse(nothingFound);
  }

  async log(endpointId: string | undefined, isFailedOnly: boolean): Lines {
    const { db, secrets } = this.parts;
    if (endpointId !== undefined) await this.requireEndpoint(endpointId);
    const entries = await new SqlWebhookDeliveries(db, secrets).findLog({ endpointId, isFailedOnly, max: logShown });
    return entries.flatMap(formatEntry);
  }

  replay(selection: Parameters<SqlWebhookDeliveries['replay']>[0]): Lines {
    const [choice, nothing] =
      'deliveryId' in selection
        ? [selection.deliveryId]
        : [`--failed within ${selection.givenUpWithinMs / 1000} s`, nothingGivenUp];
    return this.change(
      `webhooks replay ${choice}`,
      async ({ deliveries }) => {
        const count = await deliveries.replay(selection);
        return count === 0 ? undefined : [`${count} due again, with the same event ids.`];
      },
      nothing,
    );
  }

  private async requireEndpoint(endpointId: string): Promise<void> {
    const endpoints = await new SqlWebhookEndpoints(this.parts.db, this.parts.secrets).findAll();
    if (!endpoints.some((one) => one.endpointId === endpointId)) refuse(nothingFound);
  }

  /**
   * `work` returns undefined when there was nothing to change, which is refused unless `nothing` gives a text for it.
   */
  private async change(
    command: string,
    work: (stores: {
      readonly endpoints: SqlWebhookEndpoints;
      readonly deliveries: SqlWebhookDeliveries;
    }) => Promise<readonly [string, ...string[]] | undefined>,
    nothing?: string,
  ): Lines {
    const { secrets } = this.parts;
    const change = await recordChange(this.parts, command, async (transaction) => {
      const lines = await work({
        endpoints: new SqlWebhookEndpoints(transaction, secrets),
        deliveries: new SqlWebhookDeliveries(transaction, secrets),
      });
      // Only the first line is logged, because the second may be a secret.
      if (lines) return { ...reportChange(lines[0]), lines };
      return nothing === undefined ? refuse(nothingFound) : { ...reportNoChange(nothing), lines: [nothing] };
    });
    return change.lines;
  }
}

const nothingFound = 'There is no such endpoint or delivery.';
const nothingGivenUp = 'No delivery was given up in that time: there is nothing to replay.';

const formatAttempt = ({ status, error, ms }: DeliveryAttempt) => `${status ?? error ?? '-'} in ${ms} ms`;

const formatEntry = ({
  deliveryId,
  eventId,
  type,
  endpointId,
  createdAt,
  state,
  dueAt,
  attempts,
}: DeliveryLogEntry) => [
  [deliveryId, type, eventId, endpointId, createdAt.toISOString(), state, ...(dueAt ? [dueAt.toISOString()] : [])].join(
    '\t',
  ),
  ...attempts.map((attempt) => `  ${attempt.at.toISOString()}\t${formatAttempt(attempt)}`),
];
