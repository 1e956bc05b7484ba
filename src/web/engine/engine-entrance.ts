import type { Request, Response } from 'express';
import { engineErrorCode } from '../../core/engine/engine-error-code';
import type { HoldCabin } from '../../core/engine/hold-cabin';
import { PriceChangePage } from '../../../views/engine/PriceChangePage';
import { notFound, unavailable } from '../http-error';
import { answerWith, type PageResponse } from '../rendering/page-answer';
import { textFieldsOf } from '../routing/read-form';
import { signedInGuest } from '../session/guest-of';
import type { AddressProof } from './address-proof';
import type { BookingVisitors } from './booking-visitors';
import type { DetailsDraft } from './details-draft';
import { hrefDetails } from './engine-hrefs';
import type { EnginePresenter } from './engine-presenter';
import {
  addressBackToSite,
  addressNotSold,
  addressOfPlan,
  addressWithQuote,
  readEngineRequest,
} from './engine-request';
import type { EngineScreens } from './engine-screens';
import type { HoldCookie } from './hold-cookie';
import type { HoldRedirects } from './hold-redirects';
import { isPrefetch } from './is-prefetch';

interface EngineEntranceParts {
  readonly holdCabin: Pick<HoldCabin, 'run'>;
  readonly holdCookie: HoldCookie;
  readonly redirects: Pick<HoldRedirects, 'releaseFormer'>;
  readonly visitors: BookingVisitors;
  readonly proof: Pick<AddressProof, 'refuseHold'>;
  readonly presenter: Pick<EnginePresenter, 'subject'>;
  readonly screens: Pick<EngineScreens, 'priceChange'>;
  readonly draft: Pick<DetailsDraft, 'carryOver'>;
}

/** Handles the site's query (ENG-01): holds a cabin and redirects to its page, or says why it cannot be held. */
export class EngineEntrance {
  constructor(private readonly parts: EngineEntranceParts) {}

  async enter(req: Request, res: Response): Promise<PageResponse | void> {
    if (isPrefetch(req)) throw unavailable();
    const read = readEngineRequest(req.query);
    if (read.kind === 'unreadable-voyage') throw notFound();
    if (read.kind === 'unreadable') return res.redirect(303, addressBackToSite(read));
    const { request } = read;
    const actor = this.parts.visitors.actorOf(req, res);
    const { cabinNumber } = request;
    const outcome = await this.parts.holdCabin.run({
      request,
      actor,
      cabinNumber,
      contactId: signedInGuest(req)?.contactId,
      formerHoldId: this.parts.holdCookie.read(req),
      sealedQuote: typeof req.query['quote'] === 'string' ? req.query['quote'] : undefined,
    });
    if (outcome.kind === 'held') {
      await this.parts.draft.carryOver(this.parts.holdCookie.read(req), outcome.hold);
      await this.parts.redirects.releaseFormer(req, outcome.hold.holdId);
      this.parts.holdCookie.set(res, outcome.hold.holdId);
      return res.redirect(303, hrefDetails(outcome.hold.holdId));
    }
    if (outcome.kind === 'price-changed')
      return answerWith(
        PriceChangePage,
        await this.parts.screens.priceChange({
          ...outcome,
          request,
          acceptHref: addressWithQuote(req.query, outcome.sealedNow),
        }),
      );
    if (outcome.kind === 'too-many-holds')
      return this.parts.proof.refuseHold(
        res,
        { purpose: 'hold', request, fields: textFieldsOf(req.query) },
        outcome.limit === 'proved',
      );
    const subject = await this.parts.presenter.subject(request);
    if (outcome.kind === 'cabin-taken')
      return res.redirect(
        303,
        subject && cabinNumber !== undefined
          ? addressOfPlan({ ...request, suiteId: subject.suite.suiteId, takenCabin: cabinNumber })
          : addressNotSold(request),
      );
    res.redirect(
      303,
      addressBackToSite({ ...request, suiteId: subject?.suite.suiteId, errorcode: engineErrorCode(outcome.kind) }),
    );
  }
}
