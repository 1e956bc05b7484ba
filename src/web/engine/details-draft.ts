import type { Request, Response } from 'express';
import type { CabinHold, HeldSuite } from '../../core/engine/booking';
import type { BookingAdvisers } from '../../core/engine/booking-advisers.port';
import type { CabinBookings } from '../../core/engine/cabin-bookings.port';
import { agesOf, suitesOf } from '../../core/engine/held-suites';
import type { HoldDrafts, TypedValues } from '../../core/engine/hold-drafts.port';
import { textFieldsOf } from '../routing/read-form';
import { adviserValues, restoredGuestValues, savedGuestValues } from './guest-form';

/** Unfinished guest details, stored on the server for a reload, another tab, Back and another guest count. */
export class DetailsDraft {
  constructor(
    private readonly drafts: HoldDrafts,
    private readonly cabinBookings: Pick<CabinBookings, 'getHold'>,
    private readonly advisers: Pick<BookingAdvisers, 'findOf'>,
  ) {}

  readonly receive = async (req: Request, res: Response): Promise<void> => {
    const form = textFieldsOf(req.body);
    const hold = await this.cabinBookings.getHold(form['hold'] ?? '');
    if (hold) await this.save(hold, form);
    res.status(hold ? 204 : 400).end();
  };

  async save(hold: CabinHold, form: Readonly<Record<string, string | undefined>>): Promise<void> {
    await this.drafts.save(hold.holdId, restoredGuestValues(form, agesOf(hold).length));
  }

  async savedValues(hold: CabinHold): Promise<TypedValues> {
    return { ...savedGuestValues(hold), ...adviserValues(await this.advisers.findOf(hold.holdId)) };
  }

  /** Updates the draft when a suite was released: what was typed about the other suites moves up. */
  async leaveSuite(hold: CabinHold, cabinNumber: string): Promise<void> {
    const typedValues = await this.drafts.find(hold.holdId);
    if (!typedValues) return;
    const sleepsThere = suitesOf<HeldSuite>(hold).flatMap((suite) =>
      suite.ages.map(() => suite.cabinNumber === cabinNumber),
    );
    await this.drafts.save(hold.holdId, valuesWithout(typedValues, sleepsThere));
  }

  async carryOver(formerHoldId: string | undefined, hold: CabinHold): Promise<void> {
    if (formerHoldId === undefined || formerHoldId === hold.holdId) return;
    const [draft, former] = await Promise.all([
      this.drafts.find(formerHoldId),
      hold.guests ? undefined : this.cabinBookings.getHold(formerHoldId),
    ]);
    const typedValues =
      draft ?? (former?.reservationId === undefined && former?.guests ? await this.savedValues(former) : undefined);
    if (typedValues) await this.drafts.save(hold.holdId, restoredGuestValues(typedValues, agesOf(hold).length));
    if (draft) await this.drafts.forget(formerHoldId);
  }
}

/** Fields are named by the position of their guest, so removed suites change the names of later fields. */
function valuesWithout(typedValues: TypedValues, isGone: readonly boolean[]): TypedValues {
  const positionOf = (guest: number) => isGone.slice(0, guest).filter((gone) => !gone).length;
  return Object.fromEntries(
    Object.entries(typedValues).flatMap(([name, value]) => {
      const [, guest, part = ''] = /^guest(\d+)-(.+)$/.exec(name) ?? [];
      if (guest === undefined) return [[name, value]];
      return isGone[Number(guest) - 1] === false && part !== 'suite'
        ? [[`guest${positionOf(Number(guest))}-${part}`, value]]
        : [];
    }),
  );
}
