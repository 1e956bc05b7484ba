import type { Request, Response } from 'express';
import type { BookingAdvisers } from '../../core/engine/booking-advisers.port';
import type { CabinBookings } from '../../core/engine/cabin-bookings.port';
import type { CabinHold } from '../../core/engine/booking';
import { agesOf } from '../../core/engine/held-suites';
import type { SaveGuestDetails } from '../../core/engine/save-guest-details';
import type { DetailsPage } from '../../../views/engine/DetailsPage';
import type { PageAnswer, PageResponse } from '../rendering/page-answer';
import { textFieldsOf } from '../routing/read-form';
import type { DetailsDraft } from './details-draft';
import type { HoldDrafts } from '../../core/engine/hold-drafts.port';
import type { EngineEntrance } from './engine-entrance';
import { hrefDetails, hrefPayment } from './engine-hrefs';
import type { EngineScreens } from './engine-screens';
import {
  companionValues,
  guestErrors,
  readAdviser,
  readChosenSuites,
  readTypedGuests,
  restoredGuestValues,
} from './guest-form';
import { holdInQuery } from './hold-in-query';
import type { HoldRedirects } from './hold-redirects';
import type { LeadGuest } from './lead-guest';

interface DetailsPagesParts {
  readonly entrance: Pick<EngineEntrance, 'enter'>;
  readonly saveGuests: SaveGuestDetails;
  readonly redirects: HoldRedirects;
  readonly cabinBookings: Pick<CabinBookings, 'getHold'>;
  readonly screens: Pick<EngineScreens, 'details'>;
  readonly leadGuest: LeadGuest;
  readonly draft: Pick<DetailsDraft, 'save' | 'savedValues'>;
  readonly drafts: Pick<HoldDrafts, 'find' | 'forget'>;
  readonly advisers: Pick<BookingAdvisers, 'note'>;
}

/** The step where a visitor names the guests of a hold. Every POST redirects or shows the form again (RES-20, H05). */
export class DetailsPages {
  constructor(private readonly parts: DetailsPagesParts) {}

  /** The site's query (ENG-01) creates a hold and redirects to `hold`, which shows it. */
  readonly show = async (
    req: Request,
    res: Response,
  ): Promise<PageAnswer<typeof DetailsPage> | PageResponse | void> => {
    if (holdInQuery(req.query) === undefined) return this.parts.entrance.enter(req, res);
    const hold = await this.parts.redirects.openHold(req, res);
    if (!hold) return;
    const draft = await this.parts.drafts.find(hold.holdId);
    return this.parts.screens.details(req, res, hold, {
      values: draft ?? (hold.guests ? await this.parts.draft.savedValues(hold) : await this.parts.leadGuest.of(req)),
      errors: {},
      ...(draft ? { isRestored: true } : {}),
      companions: (await this.parts.leadGuest.companions(req)).map(({ name }) => name),
    });
  };

  readonly save = async (req: Request, res: Response): Promise<PageAnswer<typeof DetailsPage> | void> => {
    const form = textFieldsOf(req.body);
    const holdId = form['hold'] ?? '';
    const hold = await this.parts.cabinBookings.getHold(holdId);
    if (!hold) return this.parts.redirects.startAgain(res);
    if (form['companion'] !== undefined) return this.addCompanion(req, res, hold, form);
    const count = agesOf(hold).length;
    const chosenSuites = readChosenSuites(form, count);
    const outcome = await this.parts.saveGuests.run({
      holdId,
      typedGuests: readTypedGuests(form, count),
      ...(chosenSuites ? { chosenSuites } : {}),
    });
    const { adviser, mistakes } = readAdviser(form);
    if (outcome.kind === 'invalid' || (outcome.kind === 'saved' && mistakes)) {
      await this.parts.draft.save(hold, form);
      return this.parts.screens.details(req, res.status(422), hold, {
        values: restoredGuestValues(form, count),
        errors: { ...(outcome.kind === 'invalid' ? guestErrors(outcome.errors) : {}), ...mistakes },
      });
    }
    switch (outcome.kind) {
      case 'saved':
        await this.parts.advisers.note(holdId, adviser);
        await this.parts.drafts.forget(holdId);
        res.redirect(303, hrefPayment(holdId));
        return;
      case 'changed':
        return res.redirect(303, hrefDetails(holdId));
      case 'reserved':
      case 'hold-expired':
      case 'unknown-hold':
        return this.parts.redirects.afterBooking(req, res, { hold, outcome });
    }
  };

  /** The value `2-0` puts the first companion in place of the second guest. Other typed values stay. */
  private async addCompanion(
    req: Request,
    res: Response,
    hold: CabinHold,
    form: Readonly<Record<string, string>>,
  ): Promise<void> {
    const [, guest = '', position = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(form['companion'] ?? '') ?? [];
    const companion = (await this.parts.leadGuest.companions(req))[Number(position)];
    const values = companion && guest !== '' ? companionValues(Number(guest), companion) : {};
    await this.parts.draft.save(hold, { ...form, ...values });
    res.redirect(303, `${hrefDetails(hold.holdId)}#guest${guest}-first`);
  }
}
