import { paths } from '../paths';
import type { BookingReceipt } from './booking-receipt';
import type { ManagePermit } from './manage-permit';

export interface ManageVisit {
  readonly reservationId: string;
  /** Parameters that forms and links carry, so that the next request is authorised too. */
  readonly proof: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, unknown>>;

/** Authorises the engine's page of a reservation by the receipt of a booking, or by a permit (H08). */
export class ManageAccess {
  constructor(
    private readonly receipt: Pick<BookingReceipt, 'read'>,
    private readonly permits: Pick<ManagePermit, 'read' | 'give'>,
  ) {}

  /** Reads the proof from a query or a form; undefined without a valid one. A permit is renewed. */
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
export const hrefSecondStep = addressOf(paths.engine.bankCode);
export const hrefBreakdown = addressOf(paths.engine.breakdown);
