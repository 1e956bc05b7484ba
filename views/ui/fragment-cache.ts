import { LRUCache } from 'lru-cache';

/** Markup in memory, in characters: some five hundred cards and a menu for each page that it names. */
const maxCharacters = 6_000_000;

/** What was printed, by what it was printed from. */
export class FragmentCache {
  private readonly fragments = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (markup, key) => markup.length + key.length,
  });
  private readonly numbers = new WeakMap<object, number>();
  private named = 0;

  /** `from`: a thing that is never changed, only replaced. `by`: whatever else decides what is printed. */
  of({ from, by }: { readonly from: object; readonly by: string }, toMarkup: () => string): string {
    const key = `${this.numberOf(from)} ${by}`;
    const fragments = this.fragments.get(key);
    if (fragments !== undefined) return fragments;
    const markup = toMarkup();
    this.fragments.set(key, markup);
    return markup;
  }

  private numberOf(thing: object): number {
    const number = this.numbers.get(thing) ?? (this.named += 1);
    this.numbers.set(thing, number);
    return number;
  }
}
