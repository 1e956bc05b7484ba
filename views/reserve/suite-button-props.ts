import type { SuiteButtonLabel } from '../../src/core/reserve/suite-button';

export interface SuiteButtonProps {
  readonly suiteId: string;
  readonly suiteTitle: string;
  readonly label: SuiteButtonLabel;
  /** Target for the party of the address. Its `p1`, `p2` and guest counts follow the guest selector. */
  readonly href: string;
  /** Set for a guest: the page to which they return when the engine does not sign them in (ENG-02, H06). */
  readonly comesFrom?: string;
  /** The deck plan on which a particular cabin can be chosen; its guest counts follow the guest selector too. */
  readonly planHref?: string;
  readonly variant: 'primary' | 'secondary';
  readonly maxGuests: number;
  readonly partySize: number;
}
