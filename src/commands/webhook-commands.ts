import { WebhookOffice } from '../adapters/embedded-office/webhook-office';
import { isWebhookEventType } from '../core/webhooks/webhook-event';
import { DeliverWebhooks } from '../core/webhooks/deliver-webhooks';
import { SqlWebhookDeliveries } from '../adapters/embedded-state/webhooks/webhook-deliveries';
import { NodeSecrets } from '../adapters/node-crypto/secrets';
import { NodeSecureRandom } from '../adapters/node-crypto/secure-random';
import { HttpWebhookSender } from '../adapters/webhook-http/webhook-sender';
import type { CommandOutcome, OpenOffices, OperatorCommand } from './operator-command';
import { readDuration } from './read-duration';

type Office = Pick<
  WebhookOffice,
  'add' | 'list' | 'rotate' | 'pause' | 'resume' | 'remove' | 'test' | 'log' | 'replay'
>;

declare module './operator-command' {
  interface OperatorOffices {
    readonly webhooks: Office;
  }
}

export const openOffices: OpenOffices<'webhooks'> = ({ config, db, clock, who }) => {
  const secrets = new NodeSecrets(config.secrets.codes);
  const allowsPrivateHosts = config.allowsPrivateWebhookHosts;
  const deliverWebhooks = new DeliverWebhooks({
    deliveries: new SqlWebhookDeliveries(db, secrets),
    sender: new HttpWebhookSender({ allowsPrivateHosts }),
    random: new NodeSecureRandom(),
  });
  return { webhooks: new WebhookOffice({ db, secrets, clock, who, deliverWebhooks, allowsPrivateHosts }) };
};

export const commands: readonly OperatorCommand[] = [
  {
    name: 'webhooks',
    usage: `  webhooks add <https address> --events <event,event…>
                                      sends these events to a receiver; prints its secret
  webhooks list                       the receivers
  webhooks rotate <endpoint>          makes a new secret; both sign for 24 hours
  webhooks pause <endpoint>           lets its events wait; resume sends them
  webhooks resume <endpoint>          also after a receiver answered 410
  webhooks remove <endpoint>          with its deliveries
  webhooks test <endpoint>            sends a ping and says what was answered
  webhooks log [endpoint] [--failed]  the latest deliveries with their attempts, newest first
  webhooks replay <delivery>          sends it once more, with the same event id
  webhooks replay --failed --since 2h all that were given up since
`,
    run: ({ webhooks }, args) => webhooksCommand(webhooks, args),
  },
];

function webhooksCommand(office: Office, [step = '', ...args]: readonly string[]): CommandOutcome {
  const [first, second, third] = args;
  if (step === 'list') return office.list();
  if (step === 'log')
    return office.log(
      args.find((word) => word !== '--failed'),
      args.includes('--failed'),
    );
  if (first === undefined) return undefined;
  switch (step) {
    case 'add': {
      const events = second === '--events' ? (third ?? '').split(',') : [];
      return events.length > 0 && events.every(isWebhookEventType) ? office.add(first, events) : undefined;
    }
    case 'replay': {
      if (first !== '--failed') return office.replay({ deliveryId: first });
      const givenUpWithinMs = second === '--since' ? readDuration(third ?? '') : undefined;
      return givenUpWithinMs === undefined ? undefined : office.replay({ givenUpWithinMs });
    }
    case 'rotate':
    case 'pause':
    case 'resume':
    case 'remove':
    case 'test':
      return office[step](first);
    default:
      return undefined;
  }
}
