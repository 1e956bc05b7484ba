import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { BookingRequest } from '../../core/engine/booking';
import { engineErrorCode } from '../../core/engine/engine-error-code';
import type { TypedGuest } from '../../core/engine/guest-details';
import type { HoldCabin } from '../../core/engine/hold-cabin';
import type { JoinWaitlist } from '../../core/engine/join-waitlist';
import type { SaveGuestDetails } from '../../core/engine/save-guest-details';
import { formatMoney } from '../../core/shared/money';
import { WaitlistPage } from '../../../views/engine/WaitlistPage';
import { notFound } from '../http-error';
import { paths } from '../paths';
import { answerWith, type PageResponse } from '../rendering/page-answer';
import type { BrowserReservations } from '../trips/browser-reservations';
import type { UnpaidLimits } from '../../core/engine/unpaid-limits';
import type { PersonView } from '../../../views/engine/CallPerson';
import type { AddressProof } from './address-proof';
import type { BookingVisitors } from './booking-visitors';
import type { BookingReceipt } from './booking-receipt';
import type { EnginePresenter } from './engine-presenter';
import { hrefDetailsFreeAgain } from './engine-hrefs';
import { addressBackToSite, readEngineRequest, siteQuery } from './engine-request';
import type { FormAnswers } from '../../../views/engine/mistakes-in-order';
import type { HoldCookie } from './hold-cookie';
import type { LeadGuest } from './lead-guest';
import { guestErrors, guestSlots, restoredGuestValues, readTypedGuests } from './guest-form';
import { textFieldsOf } from '../routing/read-form';
import { signedInGuest } from '../session/guest-of';

interface WaitlistPagesParts {
  readonly joinWaitlist: JoinWaitlist;
  readonly holdCabin: Pick<HoldCabin, 'run'>;
  readonly saveGuests: Pick<SaveGuestDetails, 'run'>;
  readonly holdCookie: HoldCookie;
  readonly presenter: EnginePresenter;
  readonly receipt: BookingReceipt;
  readonly browserReservations: Pick<BrowserReservations, 'remember'>;
  readonly leadGuest: LeadGuest;
  readonly visitors: BookingVisitors;
  readonly proof: Pick<AddressProof, 'require' | 'refuseHold'>;
  readonly unpaid: Pick<UnpaidLimits, 'run'>;
  readonly person: PersonView;
}

export class WaitlistPages {
  constructor(private readonly parts: WaitlistPagesParts) {}

  readonly form = async (req: Request, res: Response): Promise<PageResponse | void> => {
    const request = this.read(req.query, res);
    if (request)
      return this.show(
        res,
        request,
        { ...hiddenOf(req.query), key: randomUUID() },
        { values: await this.parts.leadGuest.of(req), errors: {} },
      );
  };

  readonly join = async (req: Request, res: Response): Promise<PageResponse | void> => {
    const form = textFieldsOf(req.body);
    const request = this.read(form, res);
    if (!request) return;
    const key = (form['key'] ?? '').slice(0, 100) || randomUUID();
    const typedGuests = readTypedGuests(form, request.ages.length);
    const proofPage = await this.askForProof(req, res, request, { ...form, key }, typedGuests);
    if (proofPage) return proofPage;
    const actor = this.parts.visitors.actorOf(req, res);
    const outcome = await this.parts.unpaid.run(
      {
        kind: 'waitlist',
        actor,
        subjects: [key],
        isTaken: (joinOutcome: Awaited<ReturnType<JoinWaitlist['run']>>) =>
          joinOutcome.kind === 'joined' && joinOutcome.isEarlier !== true,
      },
      () =>
        this.parts.joinWaitlist.run({
          request,
          typedGuests,
          requestKey: key,
          contactId: signedInGuest(req)?.contactId,
          actor,
        }),
    );
    switch (outcome.kind) {
      case 'joined':
        this.parts.browserReservations.remember(req, res, outcome.reservationId);
        res.redirect(303, this.parts.receipt.address(outcome.reservationId));
        return;
      case 'too-many-unpaid':
        res.set('Retry-After', String(outcome.retryAfterSeconds));
        return this.show(
          res.status(429),
          request,
          { ...hiddenOf(form), key },
          { values: restoredGuestValues(form, request.ages.length), errors: {} },
          true,
        );
      case 'invalid':
        return this.show(
          res.status(422),
          request,
          { ...hiddenOf(form), key },
          {
            values: restoredGuestValues(form, request.ages.length),
            errors: guestErrors(outcome.errors),
          },
        );
      case 'cabin-free':
        return this.holdInstead(req, res, request, typedGuests);
      case 'unknown-sailing':
      case 'unknown-category':
      case 'no-fare':
      case 'by-appointment':
      case 'party-not-allowed':
        res.redirect(303, await this.addressOf(request, engineErrorCode(outcome.kind)));
    }
  };

  /** Asks for a proof only for a valid new entry: mistakes in the form are shown first. */
  private async askForProof(
    req: Request,
    res: Response,
    request: BookingRequest,
    form: Readonly<Record<string, string>>,
    typedGuests: readonly TypedGuest[],
  ): Promise<PageResponse | void> {
    const { joinWaitlist, proof } = this.parts;
    const check = await joinWaitlist.check({ request, typedGuests });
    const email = check.kind === 'ready' ? check.guests[0]?.email : undefined;
    if (email !== undefined) return proof.require(req, res, { purpose: 'waitlist', request, email, fields: form });
  }

  private async holdInstead(
    req: Request,
    res: Response,
    request: BookingRequest,
    typedGuests: readonly TypedGuest[],
  ): Promise<PageResponse | void> {
    const { holdCabin, saveGuests, holdCookie } = this.parts;
    const outcome = await holdCabin.run({
      request,
      actor: this.parts.visitors.actorOf(req, res),
      contactId: signedInGuest(req)?.contactId,
      formerHoldId: holdCookie.read(req),
    });
    if (outcome.kind === 'too-many-holds')
      return this.parts.proof.refuseHold(
        res,
        { purpose: 'hold', request, fields: hiddenOf(textFieldsOf(req.body)) },
        outcome.limit === 'proved',
      );
    if (outcome.kind !== 'held') return res.redirect(303, await this.addressOf(request));
    const { holdId } = outcome.hold;
    holdCookie.set(res, holdId);
    await saveGuests.run({ holdId, typedGuests });
    res.redirect(303, hrefDetailsFreeAgain(holdId));
  }

  private read(query: Readonly<Record<string, unknown>>, res: Response): BookingRequest | undefined {
    const read = readEngineRequest(query);
    if (read.kind === 'request') return read.request;
    if (read.kind === 'unreadable-voyage') throw notFound();
    res.redirect(303, addressBackToSite(read));
    return undefined;
  }

  /** Names its page, because the proof of an address ends with it at an address of its own. */
  private async show(
    res: Response,
    request: BookingRequest,
    hiddenFields: Readonly<Record<string, string>>,
    answers: FormAnswers,
    hasTooMany = false,
  ): Promise<PageResponse | void> {
    const subject = await this.parts.presenter.subject(request);
    if (!subject) {
      const { kind } = await this.parts.joinWaitlist.check({ request, typedGuests: [] });
      const refusal = kind === 'unknown-sailing' ? kind : 'unknown-category';
      return res.redirect(303, addressBackToSite({ ...request, errorcode: engineErrorCode(refusal) }));
    }
    // Refused before the form is filled in, because submitting it would be refused with the same code.
    if (subject.hasDeparted)
      return res.redirect(
        303,
        addressBackToSite({
          ...request,
          suiteId: subject.suite.suiteId,
          errorcode: engineErrorCode('unknown-sailing'),
        }),
      );
    const fare = await this.parts.joinWaitlist.fare(request);
    return answerWith(WaitlistPage, {
      status: res.statusCode,
      props: {
        header: this.parts.presenter.header(subject, { stage: 1.5, ages: request.ages }),
        guests: guestSlots(request),
        action: paths.engine.waitlist,
        hiddenFields,
        ...(fare === undefined ? {} : { fare: formatMoney(fare) }),
        ...(hasTooMany ? { tooMany: this.parts.person } : {}),
        ...answers,
      },
    });
  }

  private async addressOf(request: BookingRequest, errorcode?: string): Promise<string> {
    const subject = await this.parts.presenter.subject(request);
    return addressBackToSite({ ...request, suiteId: subject?.suite.suiteId, ...(errorcode ? { errorcode } : {}) });
  }
}

const hiddenOf = (query: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    siteQuery.flatMap((name) => (typeof query[name] === 'string' ? [[name, query[name].slice(0, 200)]] : [])),
  );
