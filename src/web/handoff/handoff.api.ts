import type { Request, Response } from 'express';
import type { HandGuestOver } from '../../core/reserve/hand-guest-over';
import { HttpError, unavailable } from '../http-error';
import { paths } from '../paths';
import { guestOf } from '../sign-in/guest-of';
import type { HandoffAddresses } from './handoff-addresses';

interface TokenBody {
  readonly currentUrl: string;
  readonly redirectUrl: string;
}

/** `POST /api/reservation-token` (API-28, ENG-03). */
export class HandoffApi {
  constructor(
    private readonly handOver: HandGuestOver,
    private readonly addresses: HandoffAddresses,
  ) {}

  readonly token = async (req: Request, res: Response): Promise<void> => {
    const { contactId } = guestOf(req);
    const body = res.locals['body'] as TokenBody;
    const target = this.addresses.target(body.redirectUrl);
    if (target === undefined) throw wrongTarget();
    const currentUrl = this.addresses.current(body.currentUrl) ?? paths.voyages.list;
    const outcome = await this.handOver.run({ contactId, target, currentUrl });
    switch (outcome.kind) {
      case 'ready':
        res.json({
          cust_token: outcome.token.token,
          loginUrl: outcome.token.loginUrl,
          expiresAt: outcome.token.expiresAt.toISOString(),
        });
        return;
      case 'straight':
        throw new HttpError(
          404,
          'NOT_FOUND',
          'The reservation engine knows no sign-in of ours. Please go on as a visitor.',
        );
      case 'failed':
        req.log.warn({ err: outcome.cause }, 'a guest could not be handed over to the engine');
        throw unavailable();
    }
  };
}

const wrongTarget = () => {
  const message = 'redirectUrl must lead to the reservation engine.';
  return new HttpError(422, 'INVALID', message, { fields: [{ field: 'redirectUrl', message }] });
};
