/** The task of a load generator, as the JSON of its one argument. */
export interface LoadPlan {
  readonly url: string;
  readonly paths: readonly string[];
  /** Whether each request uses an address that was never requested: `{n}` in the path becomes a day. */
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

export interface MixPlan {
  readonly url: string;
  /** The session cookie of a guest. */
  readonly cookie: string;
  readonly publicPaths: readonly string[];
  readonly apiPaths: readonly string[];
  readonly stories: readonly string[];
  readonly seconds: number;
  /** Sends this number of requests, however long they take, instead of running for `seconds`. */
  readonly amount?: number;
  readonly connections: number;
}
