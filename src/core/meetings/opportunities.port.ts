import { portSymbol } from '../shared/port-symbol';

/** Sales opportunities: the id of one gives access to its contact's meeting page (PYC-01, H36). */
export interface Opportunities {
  findContactId(opportunityId: string): Promise<string | undefined>;
}
export const Opportunities = portSymbol<Opportunities>('Opportunities');
