import type { Request } from 'express';
import { atLeast, type StaffField, staffMatrix } from '../../core/party/access-matrix';
import type { StaffMember, StaffMembers } from '../../core/requests/staff-members.port';
import type { Clock } from '../../core/shared/clock.port';
import { hasCodeOfToday } from '../../core/sign-in/session-life';
import { notFound } from '../http-error';
import { guestOf } from '../session/guest-of';

/** Decides which members of staff may open a page; `members` is undefined where staff work in a CRM of their own. */
export class StaffAccess {
  constructor(
    private readonly members: StaffMembers | undefined,
    private readonly clock: Clock,
  ) {}

  /** @throws HttpError 404 for a person whose role may not see the field, as for a page that does not exist */
  async open(req: Request, field: StaffField): Promise<StaffMember> {
    const member = await this.members?.find(guestOf(req).contactId);
    if (!member || !atLeast(staffMatrix[member.role][field], 'see')) throw notFound();
    return member;
  }

  isCodeOld(req: Request): boolean {
    return !hasCodeOfToday(guestOf(req), this.clock.now().getTime());
  }
}
