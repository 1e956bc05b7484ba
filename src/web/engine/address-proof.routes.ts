import type { Request } from 'express';
import { AddressProofPage } from '../../../views/engine/AddressProofPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { AddressProof, ProofTask } from './address-proof';
import { hrefSuites } from './engine-hrefs';
import type { PaymentPages } from './payment.pages';
import type { WaitlistPages } from './waitlist.pages';

export const addressProofRoutes = (
  proof: AddressProof,
  { pay }: Pick<PaymentPages, 'pay'>,
  { join }: Pick<WaitlistPages, 'join'>,
): FeatureRoutes => ({
  priority: 'high',
  styles: ['blocks', 'fare-facts', 'guest-area'],
  pages: [
    {
      method: 'get',
      path: paths.engine.address,
      handler: (_req, res) => res.redirect(302, paths.voyages.list),
    },
    pageRoute({
      method: 'post',
      path: paths.engine.address,
      page: AddressProofPage,
      handler: (req, res) =>
        proof.answer(req, res, async (task) => {
          if (task.purpose === 'hold' && task.holdId !== undefined) return res.redirect(303, hrefSuites(task.holdId));
          if (task.purpose === 'hold')
            return res.redirect(303, `${paths.engine.details}?${new URLSearchParams(task.fields).toString()}`);
          const resumedRequest = withFields(req, task);
          return task.purpose === 'offer' ? pay(resumedRequest, res) : join(resumedRequest, res);
        }),
      access: 'requires-payment-limits',
    }),
  ],
  api: [],
});

/** Restores the request that had to wait for the proof of the address. */
function withFields(req: Request, { fields }: ProofTask): Request {
  req.body = { ...fields };
  return req;
}
