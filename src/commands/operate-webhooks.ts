import type { WebhookOffice } from '../adapters/embedded-office/webhook-office';
import { isWebhookEventType } from '../core/webhooks/webhook-event';
import { readDuration } from './read-duration';

export type WebhookCommands = Pick<
  WebhookOffice,
  'add' | 'list' | 'rotate' | 'pause' | 'resume' | 'remove' | 'test' | 'log' | 'replay'
>;

export function operateWebhooks(
  office: WebhookCommands,
  [step = '', ...given]: readonly string[],
): Promise<readonly string[]> | undefined {
  const [first, second, third] = given;
  if (step === 'list') return office.list();
  if (step === 'log')
    return office.log(
      given.find((word) => word !== '--failed'),
      given.includes('--failed'),
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
