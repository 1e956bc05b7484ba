import type { Request } from 'express';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { StaffMembers } from '../../core/requests/staff-members.port';
import type { Guest } from '../../core/sign-in/guest';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import type { ProfileSideView } from '../../../views/profile/ProfileFrame';
import { hrefContactUs, hrefScheduleMeeting, hrefStaffRequests } from '../hrefs';
import { guestOf } from '../session/guest-of';
import { toConsultant } from './consultant-view';

/** Shorter than other timeouts, because the layout depends on it and must be complete within three seconds. */
const sideLimitMs = 2_000;

/** When the directory does not answer, the page is shown without the guest (E2). */
export class ProfileSide {
  constructor(
    private readonly guests: Pick<GuestDirectory, 'getGuest'>,
    /** Absent where staff work in a CRM of their own, and have no pages here. */
    private readonly members?: Pick<StaffMembers, 'find'>,
  ) {}

  /** `guest` is absent when the directory does not answer, or no longer contains the guest. */
  async read(req: Request): Promise<{ readonly side: ProfileSideView; readonly guest?: Guest }> {
    const warn = (err: unknown) => req.log.warn({ err }, 'the guest of a profile page could not be read');
    const { contactId } = guestOf(req);
    const [section, member] = await Promise.all([
      readIsolatedSection(this.guests.getGuest(contactId), warn, sideLimitMs),
      readIsolatedSection(this.members?.find(contactId) ?? noMember, warn, sideLimitMs),
    ]);
    const guest = section.kind === 'ready' ? section.value : undefined;
    const side = guest ? sideOf(guest) : { contactHref: hrefContactUs('meeting') };
    const isStaff = member.kind === 'ready' && member.value !== undefined;
    return { side: isStaff ? { ...side, staffHref: hrefStaffRequests({}) } : side, ...(guest ? { guest } : {}) };
  }
}

const noMember = Promise.resolve(undefined);

/** Views are cached by the guest, which is the same object until it changes (decision 0071). */
const sideByGuest = new WeakMap<Guest, ProfileSideView>();

function sideOf(guest: Guest): ProfileSideView {
  const side = sideByGuest.get(guest) ?? toSide(guest);
  sideByGuest.set(guest, side);
  return side;
}

function toSide(guest: Guest): ProfileSideView {
  const consultant = toConsultant(guest);
  return {
    ...(guest.email === undefined ? {} : { email: guest.email }),
    ...(consultant ? { consultant } : {}),
    ...(consultant && guest.opportunityId !== undefined && { scheduleHref: hrefScheduleMeeting(guest.opportunityId) }),
    contactHref: hrefContactUs('meeting'),
  };
}
