import type { HandGuestOver } from '../../core/reserve/hand-guest-over';
import { HttpError, unavailable } from '../http-error';
import { paths } from '../paths';
import { guestOf } from '../session/guest-of';
import type { HandoffAddresses } from './handoff-addresses';
import { handle } from '../routing/handle';
import { reservationTokenOperation } from './handoff.schema';

export class HandoffApi {
  constructor(
    private readonly handOver: HandGuestOver,
    private readonly addresses: HandoffAddresses,
  ) {}

  readonly token = handle(reservationTokenOperation, async ({ body }, req, res) => {
    const { contactId } = guestOf(req);
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
  });
}

const wrongTarget = () => {
  const message = 'redirectUrl must lead to the reservation engine.';
  return new HttpError(422, 'INVALID', message, { fields: [{ field: 'redirectUrl', message }] });
};
