import type { TripCardKind } from '../../src/core/trips/trip-card';
import type { PictureView } from '../ui/Picture';
import type { WaitlistEntryView } from './WaitlistEntry';

export interface TripCardView {
  readonly kind: TripCardKind;
  readonly reservationId: string;
  readonly statusLabel: string;
  readonly title: string;
  /** Blank, like `nights`, where the engine states no days. */
  readonly dates: string;
  readonly nights: string;
  readonly suite?: string;
  readonly picture?: PictureView;
  /** Only active cards show progress (TRP-12). */
  readonly progress?:
    | {
        readonly percentage: number;
        readonly barPercentage: number;
        readonly paidAmount: string;
        readonly total: string;
      }
    | undefined;
  /** An example is "Deposit payment due by: 4/05/27" (TRP-11). */
  readonly paymentLine?: string | undefined;
  /**
   * The first due payment with its sum: "The remaining $8,400.00 of the deposit is due by 11/28/26." For a trip that
   * has ended, the retained sum and the refund.
   */
  readonly due?: string;
  readonly isOverdue?: boolean;
  /** True when the payment line names the consultant because it has no date (H16). */
  readonly asksConsultant?: boolean;
  /** Contains only the buttons of this card (TRP-08 to TRP-10). */
  readonly actions: {
    readonly manage?: string;
    readonly pay?: string;
    readonly detail?: string;
    readonly contact?: string;
    readonly invoice?: string;
  };
  readonly voyageHref?: string;
  readonly afterHref?: string;
  readonly waitlist?: WaitlistEntryView;
  /** Present while the guest has not confirmed or disowned this trip: the action of the form with both answers. */
  readonly unconfirmedAction?: string;
}
