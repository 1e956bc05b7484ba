import { paths } from '../paths';
import type { BookingReceipt } from './booking-receipt';
import type { ManagePermit } from './manage-permit';

/** Shown to be somebody's who booked the reservation, or owns it. */
export interface ManageVisit {
  readonly reservationId: string;
  /** What the pages' forms and addresses carry on, so that the next request is shown it too. */
  readonly proof: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, unknown>>;

/** Who comes to the engine's own page of a reservation: with the receipt of a booking, or with a permit (H08). */
export class ManageAccess {
  constructor(
    private readonly receipt: Pick<BookingReceipt, 'read'>,
    private readonly permits: Pick<ManagePermit, 'read' | 'give'>,
  ) {}

  /** From an address's query or a form's fields; undefined for whoever cannot show anything. A permit is renewed. */
  read(values: Values): ManageVisit | undefined {
    const booked = this.receipt.read(values['receipt']);
    if (booked !== undefined) return { reservationId: booked, proof: { receipt: String(values['receipt']) } };
    const permitted = this.permits.read(values['permit']);
    return permitted === undefined
      ? undefined
      : { reservationId: permitted, proof: { permit: this.permits.give(permitted) } };
  }
}

const addressOf =
  (path: string) =>
  ({ proof }: Pick<ManageVisit, 'proof'>, more: Readonly<Record<string, string>> = {}) =>
    `${path}?${new URLSearchParams({ ...proof, ...more }).toString()}`;

export const hrefManage = addressOf(paths.engine.manage);
export const hrefBankCode = addressOf(paths.engine.bankCode);
export const hrefBreakdown = addressOf(paths.engine.breakdown);
