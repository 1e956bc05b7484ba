import type { SuiteButtonLabel } from '../../src/core/reserve/suite-button';

export interface SuiteButtonProps {
  readonly suiteId: string;
  readonly suiteTitle: string;
  readonly label: SuiteButtonLabel;
  /** Target for the party of the address; `p1`, `p2` and guest counts in it follow the guest selector. */
  readonly href: string;
  /**
   * Set for a guest: the page's address, which they come back to when the engine does not sign them in (ENG-02, H06).
   */
  readonly comesFrom?: string;
  /** The deck plan on which the very suite can be picked; guest counts in it follow the guest selector too. */
  readonly planHref?: string;
  readonly variant: 'primary' | 'secondary';
  readonly maxGuests: number;
  readonly partySize: number;
}
