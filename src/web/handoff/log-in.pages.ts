import type { Request, Response } from 'express';
import type { GuestEntrance } from '../../core/engine/guest-entrance.port';
import type { Clock } from '../../core/shared/clock.port';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { nameBrowser } from '../../core/sign-in/browser-name';
import { signedInWithoutCode } from '../../core/sign-in/session-life';
import type { HandoffPage } from '../../../views/handoff/HandoffPage';
import { isFromOurPage } from '../middleware/refuse-cross-site';
import type { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { beginSession } from '../sign-in/begin-session';
import { textFieldsOf } from '../routing/read-form';
import { signedInGuest } from '../session/guest-of';

const maxTokenLength = 8_000;

interface LogInPagesParts {
  readonly entrance: GuestEntrance;
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly hosts: Pick<OurHosts, 'isOurOrigin'>;
  readonly clock: Clock;
}

/** The embedded engine's login: reads the token from the body of a POST only (ENG-04, reliability D10). */
export class LogInPages {
  constructor(private readonly parts: LogInPagesParts) {}

  readonly logIn = async (req: Request, res: Response): Promise<PageAnswer<typeof HandoffPage> | void> => {
    const { cust_token: token = '' } = textFieldsOf(req.body);
    const visit = {
      token: token.slice(0, maxTokenLength),
      contactId: signedInGuest(req)?.contactId,
      from: this.foreignOriginOf(req),
    };
    const outcome = await this.parts.entrance.admit(visit);
    if (outcome.kind === 'admitted') {
      if (outcome.invited !== undefined) await this.signIn(req, outcome.invited);
      req.log.info({ isInvited: outcome.invited !== undefined }, 'a guest came in by single sign-on');
      return res.redirect(303, outcome.target);
    }
    req.log.warn({ reason: outcome.reason }, 'a token of single sign-on was refused');
    if (outcome.failure !== undefined) return res.redirect(303, outcome.failure);
    return {
      status: 403,
      props: { handoff: { kind: 'failed', href: paths.voyages.list } },
    };
  };

  /** Returns undefined for this site's own pages; a missing Origin header counts as foreign. */
  private foreignOriginOf({ headers }: Request): string | undefined {
    return isFromOurPage(headers, this.parts.hosts) ? undefined : (headers.origin ?? 'null');
  }

  private async signIn(req: Request, contactId: string): Promise<void> {
    const guest = await this.parts.guests.getGuest(contactId);
    if (!guest) return;
    const now = this.parts.clock.now().getTime();
    const { firstName, lastName } = guest;
    await beginSession(req, {
      contactId,
      firstName,
      lastName,
      browser: nameBrowser(req.get('user-agent') ?? ''),
      signedInAt: signedInWithoutCode(now),
      seenAt: now,
    });
  }
}
