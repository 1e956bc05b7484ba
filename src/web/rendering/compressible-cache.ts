import { LRUCache } from 'lru-cache';

/** An answer with a compressed form, from which its other forms can be made again. */
export interface Compressible {
  readonly tags: ReadonlySet<string>;
  /** 0 while there is no compressed form. */
  readonly compressedBytes: number;
  readonly otherBytes: number;
  /** Leaves the forms that can be made again, where there is a compressed one. */
  dropOthers(): void;
}

interface Limits {
  readonly compressedBytes: number;
  readonly otherBytes: number;
}

/** Fewer answers than a crawler asks for in turn, and as many as most limits hold. */
const maxAskedOnce = 32;
/** An estimate of what an answer takes beside its body: without it, millions of empty answers would fit. */
const bytesPerAnswer = 1_024;

/**
 * The compressed form of an answer, which nearly every browser asks for, is a seventh of it. It stays when the other
 * forms are evicted. An answer without one is evicted with its other forms (decision 0141).
 *
 * Forms that were made again are stored when they are asked for twice: a crawler asks for all pages in turn, and each
 * would evict another and leave its bytes to a collection of the whole heap.
 */
export class CompressibleCache<Answer extends Compressible> {
  private readonly compressed: LRUCache<string, Answer>;
  private readonly others: LRUCache<string, Answer>;
  private readonly askedOnce = new LRUCache<string, true>({ max: maxAskedOnce });

  constructor({ compressedBytes, otherBytes }: Limits) {
    const sizeOf = (bytes: number, key: string) => bytes + key.length + bytesPerAnswer;
    this.compressed = new LRUCache({
      maxSize: compressedBytes,
      sizeCalculation: (answer, key) => sizeOf(answer.compressedBytes, key),
    });
    this.others = new LRUCache({
      maxSize: otherBytes,
      sizeCalculation: (answer, key) => sizeOf(answer.otherBytes, key),
      dispose: (answer, _key, reason) => {
        if (reason === 'evict') answer.dropOthers();
      },
    });
  }

  get(key: string): Answer | undefined {
    return this.compressed.get(key) ?? this.others.get(key);
  }

  has(key: string): boolean {
    return this.compressed.has(key) || this.others.has(key);
  }

  set(key: string, answer: Answer): void {
    const isAskedAgain = this.others.has(key) || this.askedOnce.has(key);
    this.delete(key);
    if (answer.compressedBytes === 0) this.others.set(key, answer);
    else {
      this.compressed.set(key, answer);
      if (answer.otherBytes > 0) this.setOthers(key, answer, isAskedAgain);
    }
  }

  /** Measures an answer again of which a form was made: sizes are measured on insertion alone. */
  measureAgain(key: string, answer: Answer): void {
    if (this.compressed.peek(key) === answer || this.others.peek(key) === answer) this.set(key, answer);
  }

  delete(key: string): void {
    this.compressed.delete(key);
    this.others.delete(key);
  }

  private setOthers(key: string, answer: Answer, isAskedAgain: boolean): void {
    if (isAskedAgain) {
      this.others.set(key, answer);
    } else {
      this.askedOnce.set(key, true);
      answer.dropOthers();
    }
  }

  deleteTagged(isConcerned: (tags: ReadonlySet<string>) => boolean): void {
    for (const answers of [this.compressed, this.others])
      for (const [key, { tags }] of answers.entries()) if (isConcerned(tags)) answers.delete(key);
  }
}
