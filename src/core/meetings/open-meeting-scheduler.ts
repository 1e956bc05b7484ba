import type { Consultant } from './consultant';
import type { Guest } from '../sign-in/guest';
import type { GuestDirectory } from '../sign-in/guest-directory.port';
import type { RateBudget, RateLimits } from '../shared/rate-limits.port';
import type { MeetingParticipants } from './consultant-calendar.port';
import type { Opportunities } from './opportunities.port';

/** Ids of opportunities are not guessable; this limits attempts to guess them anyway (H36). */
const looksPerAddress: RateBudget = { name: 'meeting-look', max: 60, withinSeconds: 15 * 60, isReported: true };

export type SchedulerAccess =
  /** No id, an unknown one and one of another guest are not distinguished (PYC-02, C2). */
  | { readonly kind: 'no-access' }
  | { readonly kind: 'too-often'; readonly retryAfterSeconds: number }
  /**
   * A visitor who has the id and is not signed in, and so may be anyone: sees the consultant and a name to greet (H36).
   */
  | ({ readonly kind: 'holder' } & SchedulerParts)
  | ({ readonly kind: 'owner' } & SchedulerParts);

interface SchedulerParts {
  readonly guest: Guest;
  readonly opportunityId: string;
  /** Absent for a guest without a consultant, or whose consultant has no name (PYC-05, PYC-11). */
  readonly consultant?: Consultant;
}

interface OpenMeetingSchedulerParts {
  readonly opportunities: Opportunities;
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly limits: Pick<RateLimits, 'take'>;
}

/** Decides what access an opportunity's id gives, and to whom (PYC-01, PYC-02, PYC-05, H36). */
export class OpenMeetingScheduler {
  constructor(private readonly parts: OpenMeetingSchedulerParts) {}

  async run({
    opportunityId,
    contactId,
    address,
  }: {
    readonly opportunityId: string;
    readonly contactId?: string | undefined;
    readonly address: string;
  }): Promise<SchedulerAccess> {
    if (contactId === undefined) {
      // When the limit cannot be read, a visitor who has the id is not blocked.
      const limit = await this.parts.limits
        .take([{ budget: looksPerAddress, subject: address }])
        .catch(() => undefined);
      if (limit?.kind === 'exceeded') return { kind: 'too-often', retryAfterSeconds: limit.retryAfterSeconds };
    }
    if (!isPossibleId(opportunityId)) return { kind: 'no-access' };
    const ownerId = await this.parts.opportunities.findContactId(opportunityId);
    if (ownerId === undefined || (contactId !== undefined && contactId !== ownerId)) return { kind: 'no-access' };
    const guest = await this.parts.guests.getGuest(ownerId);
    if (!guest) return { kind: 'no-access' };
    const consultant = consultantOf(guest);
    return {
      kind: contactId === undefined ? 'holder' : 'owner',
      guest,
      opportunityId,
      ...(consultant ? { consultant } : {}),
    };
  }
}

/** Ids in another format are not looked up. */
const isPossibleId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** Returns the guest's consultant, when there is one with first and last name (PYC-11). */
function consultantOf(guest: Guest): Consultant | undefined {
  const consultant = guest.isOwnedByConsultant ? guest.consultant : undefined;
  return consultant?.firstName && consultant.lastName ? consultant : undefined;
}

export type OpenedScheduler = Extract<SchedulerAccess, { readonly kind: 'holder' | 'owner' }>;

/** The calendar knows guest and consultant by these ids (PYC-08, PYC-10). */
export function meetingParticipantsOf({
  guest,
  opportunityId,
  consultant,
}: SchedulerParts): MeetingParticipants | undefined {
  return (
    consultant && {
      contactId: guest.contactId,
      opportunityId,
      recordTypeName: guest.recordTypeName,
      resourceId: consultant.resourceId,
    }
  );
}
