import type { Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';
import type { GuestAddon } from './guest-addon';

/** What a guest would like to be arranged for them, at one port of their voyage (H63). */
export interface BespokeDetails {
  readonly itineraryId: string;
  readonly date: PlainDate;
  /** Port-local `HH:MM` (H66). */
  readonly from: string;
  readonly to: string;
  /** IANA name of the port's zone. */
  readonly timeZone: string;
  readonly begins: Date;
  readonly ends: Date;
  readonly portSlug: string;
  readonly guests: readonly [BespokeGuest, ...BespokeGuest[]];
  readonly interests: readonly string[];
  /** The line's own word; absent where they have no preference. */
  readonly activityLevel?: string;
  /** In their own words; empty when they chose interests alone. */
  readonly notes: string;
  /** Per guest. */
  readonly budget?: Money;
  /** The experience that it began from (ROU-08). */
  readonly tourCode?: string;
}

export interface BespokeGuest {
  readonly participantId: string;
  readonly fullName: string;
}

/** `requested` until the line has answered; only until then may its guest change it. */
export type BespokeState = 'requested' | 'confirmed' | 'declined';

/** A wish as it stands with the line. */
export interface BespokeRequest extends BespokeDetails {
  readonly requestId: string;
  readonly reservationId: string;
  /** Who asked, and is written to. */
  readonly contactId: string;
  readonly state: BespokeState;
  /** What the line says to it. */
  readonly answer?: string;
  /** Per guest; absent until it is known: on request, never a zero (H32). */
  readonly price?: Money;
  /** How often it was changed, by its guest or by the line. */
  readonly revision: number;
  readonly changedAt: Date;
}

/** What the wish is about, as lines of it are put together (EXC-05): the guest's own words, else what they chose. */
export const commentsOf = ({ notes, interests }: Pick<BespokeDetails, 'notes' | 'interests'>): string =>
  notes === '' ? interests.join(', ') : notes;

/** What the reservation system calls it. A blank status is a custom excursion that nobody has answered (EXC-03). */
const wireStatuses: Readonly<Record<BespokeState, string>> = {
  requested: '',
  confirmed: 'CONFIRMED',
  declined: 'DECLINED',
};

/** One line a guest, as a reservation's addons have it (EXC-06). */
export function addonsOf(requests: readonly BespokeRequest[]): readonly GuestAddon[] {
  const lines = requests.flatMap((request) => request.guests.map((guest) => ({ request, guest })));
  return lines.map(({ request, guest }, index): GuestAddon => ({
    categoryKey: 'AddonCategory|SHOREX CUSTOM',
    from: `${request.date}T${request.from}`,
    to: `${request.date}T${request.to}`,
    comments: commentsOf(request),
    ...(request.answer === undefined ? {} : { notes: request.answer }),
    ...(request.price ? { price: request.price } : {}),
    status: wireStatuses[request.state],
    guestName: guest.fullName,
    guestKey: guest.participantId,
    sequence: index + 1,
    requestId: request.requestId,
  }));
}
