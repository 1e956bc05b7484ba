import { paths } from '../paths';
import type { BookingReceipt } from './booking-receipt';
import type { ManagePermit } from './manage-permit';

export interface ManageVisit {
  readonly reservationId: string;
  readonly madeAt: Date;
  readonly proof: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, unknown>>;

/** Authorises the engine's page of a reservation by the receipt of a booking, or by a permit (H08). */
export class ManageAccess {
  constructor(
    private readonly receipt: Pick<BookingReceipt, 'open'>,
    private readonly permits: Pick<ManagePermit, 'read' | 'give'>,
  ) {}

  read(values: Values): ManageVisit | undefined {
    const receipt = this.receipt.open(values['receipt']);
    if (receipt && !receipt.isExpired) return { ...receipt, proof: { receipt: String(values['receipt']) } };
    const permit = this.permits.read(values['permit']);
    return permit && { ...permit, proof: { permit: this.permits.give(permit.reservationId, permit.madeAt) } };
  }

  readExpired(values: Values): string | undefined {
    const receipt = this.receipt.open(values['receipt']);
    return receipt?.isExpired ? receipt.reservationId : undefined;
  }
}

const addressOf =
  (path: string) =>
  ({ proof }: Pick<ManageVisit, 'proof'>, more: Readonly<Record<string, string>> = {}) =>
    `${path}?${new URLSearchParams({ ...proof, ...more }).toString()}`;

export const hrefManage = addressOf(paths.engine.manage);
export const hrefSecondStep = addressOf(paths.engine.bankCode);
export const hrefBreakdown = addressOf(paths.engine.breakdown);
