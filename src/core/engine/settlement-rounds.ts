import { Unavailable } from '../shared/unavailable';

/** At most `limit` items, by id, of those whose id follows `after`. */
export interface IdPage {
  readonly after: string;
  readonly limit: number;
}

interface Round<Item, Outcome> {
  readonly find: (page: IdPage) => Promise<readonly Item[]>;
  readonly settle: (item: Item) => Promise<Outcome>;
}

const maxPerRound = 100;

/**
 * Settles payments or refunds one after the other, a limited number in a round. Each round continues after the last one
 * of the round before, so that those that cannot be settled do not keep the others waiting.
 */
export class SettlementRounds<Item> {
  private after = '';

  constructor(private readonly idOf: (item: Item) => string) {}

  /**
   * A failure does not stop the others, unless the provider is unavailable for all of them. @throws the first failure,
   * after the others were settled
   */
  async run<Outcome>({ find, settle }: Round<Item, Outcome>): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    const failures: unknown[] = [];
    const items = await this.next(find);
    for (const item of items) {
      this.after = this.idOf(item);
      try {
        outcomes.push(await settle(item));
      } catch (error) {
        if (error instanceof Unavailable) throw error;
        failures.push(error);
      }
    }
    if (items.length < maxPerRound) this.after = '';
    if (failures.length > 0) throw failures[0];
    return outcomes;
  }

  private async next(find: Round<Item, unknown>['find']): Promise<readonly Item[]> {
    const items = await find({ after: this.after, limit: maxPerRound });
    return items.length > 0 || this.after === '' ? items : find({ after: '', limit: maxPerRound });
  }
}
