import type { Money } from '../shared/money';

/** An addon of one guest besides the suite (EXC-06). Times are port-local `YYYY-MM-DDTHH:MM` (H66). */
export interface GuestAddon {
  readonly categoryKey: string;
  readonly from: string;
  readonly to: string;
  readonly comments?: string | undefined;
  readonly notes?: string;
  readonly price?: Money;
  readonly status?: string | null | undefined;
  readonly guestName: string;
  readonly guestKey: string;
  readonly sequence: number;
  readonly requestId?: string;
}
