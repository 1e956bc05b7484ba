import type { ProofPurpose } from '../engine/prove-address';
import type { FeatureMessageKind, Message } from '../messages/message';
import { formatMoney } from '../shared/money';
import type { WatchChange } from './watch';

export interface WatchFinding {
  readonly name: string;
  readonly url: string;
  readonly changes: readonly WatchChange[];
}

interface WatchMessageInput {
  readonly email: string;
  readonly findings: readonly WatchFinding[];
  readonly lineName: string;
  readonly stopUrl: string;
}

export const watchProof: ProofPurpose = {
  given: 'to be written to when a fare changes at',
  otherwise: 'you hear nothing more of it',
};

const watchKind: FeatureMessageKind = {
  name: 'watch',
  why: 'You receive this message because you asked us to watch a sailing, and confirmed this address for it.',
};

/** The message contains only the line's own words and figures, nothing that a visitor typed. */
export function watchMessage({ email, findings, lineName, stopUrl }: WatchMessageInput): Message {
  const [first] = findings;
  const subject =
    findings.length === 1
      ? `What you watch has changed: ${first?.name ?? ''}`
      : `${findings.length} things that you watch have changed`;
  return {
    to: { channel: 'email', email },
    kind: watchKind,
    subject,
    short: `${lineName}: ${subject.charAt(0).toLowerCase()}${subject.slice(1)}.`,
    paragraphs: [
      ...findings.map(({ name, changes }) => `${name}: ${changes.map(changeText).join(' ')}`),
      'These are the figures as this message was written. You hear from us once a day at most, and only when something has changed.',
      `To end it, open ${stopUrl}`,
    ],
    ...(first ? { action: { label: findings.length === 1 ? 'See it' : 'See the first of them', url: first.url } } : {}),
    unsubscribeUrl: stopUrl,
  };
}

function changeText(change: WatchChange): string {
  switch (change.kind) {
    case 'fare': {
      const isSame = change.from.currency === change.to.currency;
      const word = !isSame ? 'is now' : change.to.amount < change.from.amount ? 'has come down to' : 'has gone up to';
      return `The lowest fare ${word} ${formatMoney(change.to)} per suite; it was ${formatMoney(change.from)}.`;
    }
    case 'free-again':
      return change.fare ? `Free again, at ${formatMoney(change.fare)} per suite.` : 'Free again.';
    case 'gone':
      return 'Nothing is free any more; the waitlist is open.';
  }
}
