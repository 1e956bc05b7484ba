import { Unavailable } from '../shared/unavailable';

/**
 * Settles payments one after the other. A failure does not stop the others, unless the provider is unavailable for all
 * of them. @throws the first failure, after the others were settled
 */
export async function settleEach<Item, Outcome>(
  items: readonly Item[],
  settle: (item: Item) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      outcomes.push(await settle(item));
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return outcomes;
}
