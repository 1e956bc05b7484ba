import type { AlwaysSentKind, Message } from '../../core/messages/message';
import { isNotificationItem } from '../../core/notification-settings/notification-items';

export const mailTexts = {
  linkFallback: 'If the button does not open, copy this address into your browser:',
  why: {
    code: 'You receive this message because somebody asked for a code with this email address.',
    security: 'You receive this message because it concerns the safety of your account. It cannot be switched off.',
    reservation: 'You receive this message because you have a reservation, or a place in line for one.',
    chosen: 'You receive this message because your notification settings ask for it.',
  } satisfies Record<AlwaysSentKind | 'chosen', string>,
} as const;

export const whyText = ({ kind }: Pick<Message, 'kind'>): string =>
  typeof kind === 'object' ? kind.why : mailTexts.why[isNotificationItem(kind) ? 'chosen' : kind];
