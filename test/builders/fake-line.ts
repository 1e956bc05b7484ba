import type { Sailing } from '../../src/core/voyages/sailing';
import type { SailingInventory } from '../../src/core/voyages/sailing-inventory.port';
import type { Port, Region, Suite, Voyage } from '../../src/core/voyages/voyage';
import type { VoyageContent } from '../../src/core/voyages/voyage-content.port';

/** A line's content and inventory as lists. */
export function fakeLine({
  voyages = [],
  sailings = [],
  suites = [],
  regions = [],
  ports = [],
}: {
  readonly voyages?: readonly Voyage[];
  readonly sailings?: readonly Sailing[];
  readonly suites?: readonly Suite[];
  readonly regions?: readonly Region[];
  readonly ports?: readonly Port[];
}): { readonly content: VoyageContent; readonly inventory: SailingInventory } {
  return {
    content: {
      findVoyages: async () => voyages,
      findRegions: async () => regions,
      findPorts: async () => ports,
      findSuites: async () => suites,
    },
    inventory: {
      findSailings: async () => sailings,
      getSailing: async (itineraryId) => sailings.find((sailing) => sailing.itineraryId === itineraryId),
    },
  };
}
