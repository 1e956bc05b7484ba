import type { PlainDate } from '../../src/core/shared/plain-date';
import type { TripCardKind } from '../../src/core/trips/trip-card';
import type { PictureView } from '../ui/Picture';
import type { WaitlistEntryView } from './WaitlistEntry';

export interface TripCardView {
  readonly kind: TripCardKind;
  readonly reservationId: string;
  readonly statusLabel: string;
  readonly title: string;
  readonly dates: string;
  readonly nights: string;
  /** The first day (YYYY-MM-DD) of a trip that is booked, and known to be the guest's. */
  readonly sailsOn?: PlainDate;
  readonly suite?: string;
  readonly picture?: PictureView;
  /** They stand on active cards; TRP-12 has the percentages. */
  readonly progress?:
    | {
        readonly percentage: number;
        readonly barPercentage: number;
        readonly paid: string;
        readonly total: string;
      }
    | undefined;
  /** It reads as "Deposit payment due by: 4/05/27" (TRP-11). */
  readonly paymentLine?: string | undefined;
  /**
   * The first due payment with its sum: "The remaining $8,400.00 of the deposit is due by 11/28/26." For a trip that
   * has ended the retained sum, and the refund.
   */
  readonly due?: string;
  readonly isOverdue?: boolean;
  /** The line has no date and names the consultant instead (H16). */
  readonly asksConsultant?: boolean;
  /** Only the buttons that this card has (TRP-08 to TRP-10). */
  readonly actions: {
    readonly manage?: string;
    readonly pay?: string;
    readonly detail?: string;
    readonly contact?: string;
    readonly invoice?: string;
  };
  readonly voyageHref?: string;
  /** What follows a voyage that is over. */
  readonly afterHref?: string;
  readonly waitlist?: WaitlistEntryView;
  /** Set while the guest has not said whether this trip is theirs: where the two answers are posted. */
  readonly unconfirmedAction?: string;
}
