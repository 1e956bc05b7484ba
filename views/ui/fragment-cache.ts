import { LRUCache } from 'lru-cache';

/** Memory limit in characters: enough for about three hundred cards, and a menu for each page path. */
const maxCharacters = 4_000_000;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Markup as text or as bytes: as what pages use it, so that few have both. */
export class CachedMarkup {
  /** Characters. */
  readonly length: number;
  private text: string | undefined;
  private encodedText: Uint8Array | undefined;

  constructor(markup: string) {
    this.text = inOnePiece(markup);
    this.length = markup.length;
  }

  get markup(): string {
    this.text ??= decoder.decode(this.encodedText);
    return this.text;
  }

  /** Encoded into memory of their own, because a small Node buffer retains the 8 kB pool from which it was cut. */
  get bytes(): Uint8Array {
    if (this.encodedText) return this.encodedText;
    this.encodedText = encoder.encode(this.text);
    this.text = undefined;
    return this.encodedText;
  }
}

export class FragmentCache {
  private readonly fragments = new LRUCache<string, CachedMarkup>({
    maxSize: maxCharacters,
    sizeCalculation: ({ length }, key) => length + key.length,
  });
  private readonly numbers = new WeakMap<object, number>();
  private lastNumber = 0;

  /** `from` must be immutable, because its identity is the key; `by` is everything else on which the markup depends. */
  of({ from, by }: { readonly from: object; readonly by: string }, toMarkup: () => string): CachedMarkup {
    const key = `${this.numberOf(from)} ${by}`;
    const cachedFragment = this.fragments.get(key);
    if (cachedFragment !== undefined) return cachedFragment;
    const fragment = new CachedMarkup(toMarkup());
    this.fragments.set(key, fragment);
    return fragment;
  }

  private numberOf(thing: object): number {
    const number = this.numbers.get(thing) ?? (this.lastNumber += 1);
    this.numbers.set(thing, number);
    return number;
  }
}

/**
 * React concatenates thousands of strings. V8 would keep the pieces and traverse them for every page, so this makes
 * them one string.
 */
const inOnePiece = (markup: string): string => Buffer.from(markup).toString();

export const fragmentCache = new FragmentCache();
