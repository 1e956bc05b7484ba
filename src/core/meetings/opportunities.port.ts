/** What the line hopes to sell, and to whom: the id of an opportunity opens its contact's meeting page (PYC-01, H36). */
export interface Opportunities {
  /** Undefined when there is no such opportunity. */
  findContactId(opportunityId: string): Promise<string | undefined>;
}
export const Opportunities = Symbol('Opportunities');
