import type { Request, Response } from 'express';
import type { ReceivePaymentNotice } from '../../core/engine/receive-payment-notice';
import { HttpError } from '../http-error';
import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';

const maxBytes = 256 * 1024;
const perSecond = 100;

/** The provider repeats a call that is not answered with 2xx, for days. */
export const paymentWebhookRoutes = (receiveNotice: Pick<ReceivePaymentNotice, 'run'>): FeatureRoutes => ({
  priority: 'high',
  pages: [],
  api: [],
  signedRoutes: [
    {
      path: paths.engine.stripeWebhook,
      maxBytes,
      perSecond,
      handler: async (req: Request, res: Response) => {
        const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
        const outcome = await receiveNotice.run({ body, signature: req.get('stripe-signature') });
        if (outcome === 'bad-signature')
          throw new HttpError(400, 'BAD_SIGNATURE', 'This call is not signed as it should be.');
        res.status(200).json({ received: true });
      },
    },
  ],
});
