import type { Request, Response } from 'express';
import type { HandGuestOver } from '../../core/reserve/hand-guest-over';
import { hasFailed } from '../../core/reserve/handoff-failure';
import type { HandoffPage } from '../../../views/handoff/HandoffPage';
import { hrefOdy } from '../hrefs';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import type { HandoffAddresses } from './handoff-addresses';
import { signedInGuest } from '../session/guest-of';

/** Milliseconds for which the single-sign-on page shows its loader (ENG-05). */
const odyWaitMs = 4_000;

/** Pages that hand a guest over to the reservation engine, with script or without (ENG-02 to ENG-06, H05, H06). */
export class HandoffPages {
  constructor(private readonly parts: { readonly handOver: HandGuestOver; readonly addresses: HandoffAddresses }) {}

  /** The single-sign-on page. A visitor, or a request without a valid engine address, is redirected home (ENG-06). */
  readonly ody = async (req: Request, res: Response): Promise<PageAnswer<typeof HandoffPage> | void> => {
    const target = this.parts.addresses.target(req.query['ody_sso_redirect']);
    if (!signedInGuest(req) || target === undefined) return res.redirect(302, paths.home);
    if (hasFailed(req.query))
      return { props: { handoff: { kind: 'failed', href: target, againHref: hrefOdy(target) } } };
    return this.pass(req, res, { target, currentUrl: hrefOdy(target), waitMs: odyWaitMs });
  };

  /** Select and Continue lead here for guests without script. A visitor is redirected to the engine (ENG-02). */
  readonly followPressed = async (req: Request, res: Response): Promise<PageAnswer<typeof HandoffPage> | void> => {
    const target = this.parts.addresses.target(req.query['to']);
    if (target === undefined) return res.redirect(302, paths.voyages.list);
    if (!signedInGuest(req)) return res.redirect(302, target);
    return this.pass(req, res, {
      target,
      currentUrl: this.parts.addresses.current(req.query['from']) ?? paths.voyages.list,
      waitMs: 0,
    });
  };

  private async pass(
    req: Request,
    res: Response,
    { target, currentUrl, waitMs }: { readonly target: string; readonly currentUrl: string; readonly waitMs: number },
  ): Promise<PageAnswer<typeof HandoffPage> | void> {
    const guest = signedInGuest(req);
    if (!guest) return res.redirect(302, target);
    const outcome = await this.parts.handOver.run({ contactId: guest.contactId, target, currentUrl });
    switch (outcome.kind) {
      case 'ready':
        return {
          props: {
            handoff: {
              kind: 'form',
              action: outcome.token.loginUrl,
              fields: { cust_token: outcome.token.token },
              waitMs,
            },
          },
        };
      case 'straight':
        return waitMs === 0
          ? res.redirect(302, target)
          : { props: { handoff: { kind: 'link', href: target, waitMs } } };
      case 'failed':
        req.log.warn({ err: outcome.cause }, 'a guest could not be handed over to the engine');
        return res.redirect(303, outcome.address);
    }
  }
}
