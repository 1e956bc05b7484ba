import { formatLongDate, type PlainDate } from '../shared/plain-date';
import type { NotificationItem } from './notification-items';
import type { GuestMessage } from './notify-guest';

export const voyageOccasions = ['planning', 'papers', 'policies', 'feedback'] as const;
export type VoyageOccasion = (typeof voyageOccasions)[number];

interface VoyageTiming {
  /** `ahead`: days are counted from the voyage's first day. `over`: from its last day. */
  readonly voyage: 'ahead' | 'over';
  /** The number is negative for a day before. A guest who books within the period is notified at once. */
  readonly firstDay: number;
  /** After this day the message is useless. */
  readonly lastDay: number;
}

export const timings: Readonly<Record<VoyageOccasion, VoyageTiming>> = {
  planning: { voyage: 'ahead', firstDay: -60, lastDay: -15 },
  papers: { voyage: 'ahead', firstDay: -45, lastDay: -1 },
  policies: { voyage: 'ahead', firstDay: -14, lastDay: -1 },
  feedback: { voyage: 'over', firstDay: 2, lastDay: 30 },
};

export interface DueVoyage {
  readonly reservationId: string;
  readonly contactId: string;
  readonly voyage: string;
  readonly day: PlainDate;
}

interface VoyageWording {
  readonly kind: NotificationItem;
  readonly subject: (voyage: string) => string;
  readonly short: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
}

const wordings: Readonly<Record<VoyageOccasion, VoyageWording>> = {
  planning: {
    kind: 'tripPlanning',
    subject: (voyage) => `What can be arranged before ${voyage}`,
    short: 'Experiences ashore can be reserved now.',
    paragraphs: [
      'Experiences ashore can be reserved now, and what is not on the list can be asked for. What you like to eat, to drink and to do, you can tell us in your preferences.',
    ],
    label: 'See what there is ashore',
  },
  papers: {
    kind: 'travelRegulations',
    subject: (voyage) => `Papers for ${voyage}`,
    short: 'Please look at everybody’s passport and visas now.',
    paragraphs: [
      'Please look at everybody’s passport and visas now, while there is time to renew them.',
      'How long a passport has to be valid, and what else each guest has to bring, stands in our terms. Whether somebody needs a visa depends on their nationality and on the ports.',
    ],
    label: 'See what to bring',
  },
  policies: {
    kind: 'passengerPolicies',
    subject: (voyage) => `Before you board for ${voyage}`,
    short: 'Our terms say what holds on board.',
    paragraphs: [
      'Our terms say what we ask of every guest, what holds on board, and what happens when plans change. It takes some minutes to read them before you leave.',
    ],
    label: 'Read the terms',
  },
  feedback: {
    kind: 'feedback',
    subject: (voyage) => `How was ${voyage}?`,
    short: 'We would like to hear how it was.',
    paragraphs: ['We would like to hear how it was: what was right, and what was not. A person reads it.'],
    label: 'Write to us',
  },
};

export function voyageMessage(
  occasion: VoyageOccasion,
  {
    due: { voyage, day, reservationId },
    lineName,
    url,
  }: { readonly due: DueVoyage; readonly lineName: string; readonly url: string },
): GuestMessage {
  const { kind, subject, short, paragraphs, label } = wordings[occasion];
  const when = `${voyage} ${timings[occasion].voyage === 'ahead' ? 'begins' : 'ended'} on ${formatLongDate(day)}`;
  return {
    kind,
    subject: subject(voyage),
    short: `${lineName}: ${when}. ${short}`,
    paragraphs: [`${when}, reservation ${reservationId}.`, ...paragraphs],
    action: { label, url },
  };
}
