import type { Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';
import type { GuestAddon } from './guest-addon';

export interface BespokeDetails {
  readonly itineraryId: string;
  readonly date: PlainDate;
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly begins: Date;
  readonly ends: Date;
  readonly portSlug: string;
  readonly guests: readonly [BespokeGuest, ...BespokeGuest[]];
  readonly interests: readonly string[];
  readonly activityLevel?: string;
  /** The notes are the guest's own text, and empty when they chose interests only. */
  readonly notes: string;
  readonly budget?: Money;
  readonly tourCode?: string;
}

export interface BespokeGuest {
  readonly participantId: string;
  readonly fullName: string;
}

/** `requested` until the line has answered; only until then may its guest change it. */
type BespokeState = 'requested' | 'confirmed' | 'declined';

export interface BespokeRequest extends BespokeDetails {
  readonly requestId: string;
  readonly reservationId: string;
  readonly contactId: string;
  readonly state: BespokeState;
  readonly answer?: string;
  readonly price?: Money;
  readonly revision: number;
  readonly changedAt: Date;
}

/** Returns the text by which addon lines of one request are grouped (EXC-05). */
export const commentsOf = ({ notes, interests }: Pick<BespokeDetails, 'notes' | 'interests'>): string =>
  notes === '' ? interests.join(', ') : notes;

/** Status values of the reservation system. A blank status means that a custom excursion has no answer yet (EXC-03). */
const wireStatuses: Readonly<Record<BespokeState, string>> = {
  requested: '',
  confirmed: 'CONFIRMED',
  declined: 'DECLINED',
};

/** Each guest has one addon line, in the format of a reservation's addons (EXC-06). */
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
