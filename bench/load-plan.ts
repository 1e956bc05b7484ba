/** What a load generator is told to do, as the JSON of its one argument. */
export interface LoadPlan {
  readonly url: string;
  readonly paths: readonly string[];
  /** Each request asks for an address that was never asked for: `{n}` in the path becomes a day. */
  readonly isAlwaysNew?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly connections: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly failures: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** The whole mix of visitors, guests, programs and writes. */
export interface MixPlan {
  readonly url: string;
  /** Of a guest. */
  readonly cookie: string;
  readonly publicPaths: readonly string[];
  readonly apiPaths: readonly string[];
  readonly stories: readonly string[];
  readonly seconds: number;
  /** So many requests, however long they take. */
  readonly amount?: number;
  readonly connections: number;
}
