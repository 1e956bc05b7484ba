import type { TableMigration } from '../sql/table-migration';

/**
 * This index serves the facet of step-free cabins: it finds the sailings on which given cabins are claimed, without a
 * scan of all claims.
 */
export const claimedNumberIndex: TableMigration = {
  name: '105-claimed-numbers',
  indexes: { cabin_claims_by_number: { cabin_claims: ['cabin_number', 'expires_at', 'itinerary_id'] } },
};
