import { LRUCache } from 'lru-cache';

/** Memory limit in characters: about three hundred cards, and a menu for each page path. */
const maxCharacters = 4_000_000;

export class FragmentCache {
  private readonly fragments = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (markup, key) => markup.length + key.length,
  });
  private readonly numbers = new WeakMap<object, number>();
  private named = 0;

  /** `from` must be immutable, because its identity is the key; `by` is everything else that the markup depends on. */
  of({ from, by }: { readonly from: object; readonly by: string }, toMarkup: () => string): string {
    const key = `${this.numberOf(from)} ${by}`;
    const fragments = this.fragments.get(key);
    if (fragments !== undefined) return fragments;
    const markup = inOnePiece(toMarkup());
    this.fragments.set(key, markup);
    return markup;
  }

  private numberOf(thing: object): number {
    const number = this.numbers.get(thing) ?? (this.named += 1);
    this.numbers.set(thing, number);
    return number;
  }
}

/** React adds up a text of thousands of pieces, each of which V8 would keep, and walk through for every page. */
const inOnePiece = (markup: string): string => Buffer.from(markup).toString();

/** Of all pages of this process. */
export const fragmentCache = new FragmentCache();
