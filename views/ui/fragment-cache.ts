import { LRUCache } from 'lru-cache';

/**
 * Memory limit in characters: about three hundred cards, and a menu for each page path. What pages put in as bytes
 * takes as much again.
 */
const maxCharacters = 4_000_000;

const encoder = new TextEncoder();

/** Markup as text, and as bytes once a page has put it in as bytes. */
export class CachedMarkup {
  readonly markup: string;
  private encoded: Uint8Array | undefined;

  constructor(markup: string) {
    this.markup = inOnePiece(markup);
  }

  /** In memory of their own: a small buffer of Node's keeps the 8 kB alive that it was cut from. */
  get bytes(): Uint8Array {
    this.encoded ??= encoder.encode(this.markup);
    return this.encoded;
  }
}

export class FragmentCache {
  private readonly fragments = new LRUCache<string, CachedMarkup>({
    maxSize: maxCharacters,
    sizeCalculation: ({ markup }, key) => markup.length + key.length,
  });
  private readonly numbers = new WeakMap<object, number>();
  private named = 0;

  /** `from` must be immutable, because its identity is the key; `by` is everything else that the markup depends on. */
  of({ from, by }: { readonly from: object; readonly by: string }, toMarkup: () => string): CachedMarkup {
    const key = `${this.numberOf(from)} ${by}`;
    const known = this.fragments.get(key);
    if (known !== undefined) return known;
    const fragment = new CachedMarkup(toMarkup());
    this.fragments.set(key, fragment);
    return fragment;
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
