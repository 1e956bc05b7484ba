import type { Request, Response } from 'express';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import type { MeetingPageProps } from '../../../views/meetings/MeetingPage';
import type { PageRenderer } from '../rendering/page-renderer';
import { guestOf } from '../sign-in/guest-of';
import { toConsultant } from '../profile/consultant-view';

/** How a guest reaches their consultant. The id must be that of their own opportunity (PYC-01, PYC-02, H36). */
export class MeetingsPages {
  constructor(
    private readonly guests: GuestDirectory,
    private readonly renderer: PageRenderer,
    private readonly supportEmail: string,
  ) {}

  readonly schedule = async (req: Request, res: Response): Promise<void> => {
    const guest = await this.guests.getGuest(guestOf(req).contactId);
    const isOwn = guest?.opportunityId !== undefined && req.query['id'] === guest.opportunityId;
    const consultant = isOwn ? toConsultant(guest) : undefined;
    const shown: MeetingPageProps['consultant'] = consultant && { ...consultant, supportEmail: this.supportEmail };
    await this.renderer.render(req, res, { status: shown ? 200 : 404, props: shown ? { consultant: shown } : {} });
  };
}
