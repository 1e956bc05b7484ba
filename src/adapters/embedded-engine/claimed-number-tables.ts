import type { TableMigration } from '../sql/table-migration';

/**
 * Which sailings have cabins of some numbers claimed, without a scan of every claim (the facet of step-free cabins).
 */
export const claimedNumberIndex: TableMigration = {
  name: '105-claimed-numbers',
  indexes: { cabin_claims_by_number: { cabin_claims: ['cabin_number', 'expires_at', 'itinerary_id'] } },
  up: async () => undefined,
};
