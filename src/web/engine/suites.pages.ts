import type { Request, Response } from 'express';
import type { CabinHold, HeldSuite } from '../../core/engine/booking';
import type { CabinBookings } from '../../core/engine/cabin-bookings.port';
import type { AddedSuiteOutcome, ChangeSuites, RemovedSuiteOutcome } from '../../core/engine/change-suites';
import { agesOf, maxGuestsOfBooking, maxSuitesOfBooking, suitesOf } from '../../core/engine/held-suites';
import type { QuoteSailing } from '../../core/engine/quote-sailing';
import type { Clock } from '../../core/shared/clock.port';
import { formatMoney } from '../../core/shared/money';
import { type GetSailing, isKnown } from '../../core/voyages/get-sailing';
import { suiteSizeText } from '../../core/voyages/suite-size';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { type AddableSuiteView, AddSuitePage, type AddSuitePageProps } from '../../../views/engine/AddSuitePage';
import type { PersonView } from '../../../views/engine/CallPerson';
import { paths } from '../paths';
import { answerWith, type PageAnswer, type PageResponse } from '../rendering/page-answer';
import type { BuiltAssets } from '../rendering/built-assets';
import { fewLeftText } from '../reserve/suite-cards';
import { textFieldsOf } from '../routing/read-form';
import { sleepsText } from '../voyages/suite-rows';
import type { AddressProof } from './address-proof';
import type { BookingVisitors } from './booking-visitors';
import type { DetailsDraft } from './details-draft';
import { hrefDetails } from './engine-hrefs';
import { addressNotSold, addressOfPlan, isCabinNumber } from './engine-request';
import type { EngineScreens } from './engine-screens';
import type { HoldRedirects } from './hold-redirects';
import { holdInQuery } from './hold-in-query';

interface SuitesPagesParts {
  readonly changeSuites: ChangeSuites;
  readonly cabinBookings: Pick<CabinBookings, 'getHold'>;
  readonly quoteSailing: Pick<QuoteSailing, 'run'>;
  readonly getSailing: GetSailing;
  readonly content: Pick<VoyageContent, 'findSuites'>;
  readonly assets: BuiltAssets;
  readonly screens: Pick<EngineScreens, 'frameOf'>;
  readonly redirects: HoldRedirects;
  readonly draft: Pick<DetailsDraft, 'leaveSuite'>;
  readonly visitors: BookingVisitors;
  readonly proof: Pick<AddressProof, 'refuseHold'>;
  readonly clock: Clock;
  readonly person: PersonView;
}

type Answer = Promise<PageAnswer<typeof AddSuitePage> | PageResponse | void>;
type PageNotice = Pick<AddSuitePageProps, 'problem' | 'choice'>;

const adultAge = 30;
const childAge = 5;

export class SuitesPages {
  constructor(private readonly parts: SuitesPagesParts) {}

  readonly choose = async (req: Request, res: Response): Answer => {
    const hold = await this.parts.cabinBookings.getHold(holdInQuery(req.query) ?? '');
    if (!hold) return this.parts.redirects.startAgain(res);
    if (hold.reservationId !== undefined || hold.expiresAt <= this.parts.clock.now())
      return res.redirect(303, hrefDetails(hold.holdId));
    return this.page(res, hold, noticeOfLimit(hold));
  };

  readonly change = async (req: Request, res: Response): Answer => {
    const form = textFieldsOf(req.body);
    const hold = await this.parts.cabinBookings.getHold(form['hold'] ?? '');
    if (!hold) return this.parts.redirects.startAgain(res);
    const { changeSuites, visitors, draft } = this.parts;
    const { from, to } = form;
    if (from !== undefined && to !== undefined) return this.move(req, res, hold, { from, to });
    const remove = form['remove'];
    if (remove !== undefined) {
      const outcome = await changeSuites.remove(hold.holdId, remove);
      if (outcome.kind === 'removed') await draft.leaveSuite(hold, remove);
      return this.after(req, res, { hold, notice: {}, outcome });
    }
    const choice = {
      category: form['category'] ?? '',
      adults: form['adults'] ?? '',
      children: form['children'] ?? '0',
    };
    const ages = agesFrom(choice);
    const outcome: AddedSuiteOutcome = ages
      ? await changeSuites.add(hold.holdId, {
          category: choice.category.slice(0, 20),
          ages,
          seenSuites: Number(form['seen']),
          actor: visitors.actorOf(req, res),
        })
      : { kind: 'party-not-allowed' };
    return this.after(req, res, { hold, notice: { choice }, outcome });
  };

  private async move(
    req: Request,
    res: Response,
    hold: CabinHold,
    move: { readonly from: string; readonly to: string },
  ): Answer {
    const outcome = isCabinNumber(move.to)
      ? await this.parts.changeSuites.move(hold.holdId, move)
      : ({ kind: 'changed' } as const);
    switch (outcome.kind) {
      case 'moved':
      case 'changed':
        return res.redirect(303, hrefDetails(hold.holdId));
      case 'cabin-taken':
        return res.redirect(303, await this.addressOfTaken(hold, move));
      case 'reserved':
      case 'hold-expired':
      case 'unknown-hold':
      case 'payment-in-progress':
        return this.after(req, res, { hold, notice: {}, outcome });
    }
  }

  private async addressOfTaken(
    hold: CabinHold,
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<string> {
    const { category, ages } = suitesOf<HeldSuite>(hold).find(({ cabinNumber }) => cabinNumber === from) ?? hold;
    const suite = (await this.parts.content.findSuites()).find((one) => one.category === category);
    return suite
      ? addressOfPlan({ itineraryId: hold.itineraryId, suiteId: suite.suiteId, ages, takenCabin: to, instead: from })
      : hrefDetails(hold.holdId);
  }

  private async after(
    req: Request,
    res: Response,
    {
      hold,
      notice,
      outcome,
    }: {
      readonly hold: CabinHold;
      readonly notice: PageNotice;
      readonly outcome: AddedSuiteOutcome | RemovedSuiteOutcome;
    },
  ): Answer {
    const { redirects, proof } = this.parts;
    const { holdId } = hold;
    switch (outcome.kind) {
      case 'held':
      case 'removed':
      case 'last-suite':
        return res.redirect(303, hrefDetails(holdId));
      case 'reserved':
        return redirects.toConfirmation(req, res, outcome.reservationId);
      case 'hold-expired':
        return redirects.sendBack(res, hold);
      case 'unknown-hold':
        return redirects.startAgain(res);
      case 'too-many-holds':
        return proof.refuseHold(
          res,
          { purpose: 'hold', request: hold, holdId, fields: {} },
          outcome.limit === 'proved',
        );
      case 'unknown-sailing':
        return res.redirect(303, addressNotSold(hold));
      case 'sold-out':
      case 'unknown-category':
      case 'no-fare':
      case 'by-appointment':
        return this.page(res.status(409), hold, { ...notice, problem: 'sold-out' });
      case 'party-not-allowed':
        return this.page(res.status(422), hold, { ...notice, problem: 'party' });
      case 'too-many-guests':
        return this.page(res.status(422), hold, { ...notice, problem: 'guests' });
      case 'too-many-suites':
        return this.page(res.status(422), hold, { ...notice, problem: 'suites' });
      case 'payment-in-progress':
        return this.page(res.status(409), hold, { ...notice, problem: 'payment' });
    }
  }

  private async page(res: Response, hold: CabinHold, notice: PageNotice): Promise<PageResponse | void> {
    const [frame, suites] = await Promise.all([this.parts.screens.frameOf(hold, 1.5), this.freeSuites(hold)]);
    if (!frame) return res.redirect(303, addressNotSold(hold));
    return answerWith(AddSuitePage, {
      status: res.statusCode,
      props: {
        header: { ...frame.header, backHref: hrefDetails(hold.holdId) },
        hold: frame.hold,
        suites,
        action: paths.engine.suites,
        suiteCount: suitesOf(hold).length,
        backHref: hrefDetails(hold.holdId),
        person: this.parts.person,
        ...notice,
      },
    });
  }

  private async freeSuites({ itineraryId, ...hold }: CabinHold): Promise<readonly AddableSuiteView[]> {
    const { getSailing, quoteSailing, content, assets } = this.parts;
    const guestsLeft = maxGuestsOfBooking - agesOf(hold).length;
    if (guestsLeft < 1 || suitesOf(hold).length >= maxSuitesOfBooking) return [];
    const [outcome, quotes, suites] = await Promise.all([
      getSailing.run({ itineraryId }),
      quoteSailing.run({ itineraryId, guestCount: 1 }),
      content.findSuites(),
    ]);
    const offers = isKnown(outcome) ? outcome.sailing.suites : [];
    return suites.flatMap((suite): readonly AddableSuiteView[] => {
      const { category, title, pictures, maxGuests } = suite;
      const availableCabins = offers.find((offer) => offer.category === category)?.availableCabins ?? 0;
      const suiteQuote = quotes.get(category);
      if (!suiteQuote || availableCabins < 1) return [];
      const [picture] = pictures;
      const availability = fewLeftText(availableCabins);
      return [
        {
          category,
          title,
          size: suiteSizeText(suite),
          sleeps: sleepsText(suite),
          fare: formatMoney(suiteQuote.quote.total),
          ...(availability === undefined ? {} : { availability }),
          picture: assets.picture(picture.name, picture.alt),
          maxAdults: Math.min(maxGuests, guestsLeft),
          maxChildren: Math.min(maxGuests, guestsLeft) - 1,
        },
      ];
    });
  }
}

const noticeOfLimit = (hold: CabinHold): PageNotice => {
  if (agesOf(hold).length >= maxGuestsOfBooking) return { problem: 'guests' };
  return suitesOf(hold).length >= maxSuitesOfBooking ? { problem: 'suites' } : {};
};

function agesFrom({ adults, children }: { readonly adults: string; readonly children: string }) {
  if (!/^\d{1,2}$/.test(adults) || !/^\d{1,2}$/.test(children)) return undefined;
  return [...Array<number>(Number(adults)).fill(adultAge), ...Array<number>(Number(children)).fill(childAge)];
}
