import type { JourneyName } from './fault-journeys';
import type { FaultSite, SoldBy } from './fault-site';

/** What visitors and guests are promised while a fault lasts; after it everything works within five seconds. */
export interface FaultPromise {
  /**
   * `either`: some requests work, the others are refused with 503 and Retry-After. `repaired`: a write that was under
   * way may be cut off (502, 504), and sent again with its key it works.
   */
  readonly kind: 'works' | 'refused' | 'either' | 'signed out' | 'repaired';
  readonly withinMs: number;
}

/** A page within three seconds, a write within ten. */
export const works: FaultPromise = { kind: 'works', withinMs: 10_000 };
export const page: FaultPromise = { kind: 'works', withinMs: 3_000 };
export const refused: FaultPromise = { kind: 'refused', withinMs: 3_000 };
export const either: FaultPromise = { kind: 'either', withinMs: 3_000 };
export const repaired: FaultPromise = { kind: 'repaired', withinMs: 10_000 };
export const within = (withinMs: number, { kind }: FaultPromise): FaultPromise => ({ kind, withinMs });

export type Promises = Readonly<Record<JourneyName, FaultPromise>>;
export const all: Promises = {
  'visitor page': page,
  'public page of a guest': page,
  'guest page': page,
  reserve: works,
  pay: works,
  lead: works,
  'sign-in': works,
  excursion: works,
};

export interface Fault<Site = FaultSite> {
  readonly name: string;
  /** Rows of the reliability promises. */
  readonly rows: string;
  readonly soldBy?: SoldBy;
  readonly lastsMs?: number;
  /** Until everything works again, at most; five seconds by default. */
  readonly recoveryMs?: number;
  readonly cause: (site: Site) => Promise<void> | void;
  readonly mend: (site: Site) => Promise<void> | void;
  readonly promises: Promises;
}

/** The page has three seconds in all, of which the CRM may take its share; a sign-in has to know the guest. */
export const withoutCrm: Promises = { ...all, 'sign-in': within(10_000, refused) };
export const withoutBotCheck: Promises = { ...all, 'sign-in': within(5_000, refused) };
export const withoutMail: Promises = { ...all, 'sign-in': within(5_000, refused) };
/** Holds, payments and bookings fail closed (B6); a lead goes straight to the CRM. */
export const withoutRedis: Promises = {
  ...all,
  'guest page': refused,
  reserve: refused,
  pay: refused,
  'sign-in': refused,
  excursion: refused,
};
/** A guest's page is there, without what cannot be read. */
export const withoutPostgres: Promises = { ...withoutRedis, 'guest page': either };
export const anyRefused: Promises = {
  ...all,
  'guest page': either,
  reserve: either,
  pay: either,
  lead: either,
  'sign-in': either,
  excursion: either,
};

/** Nothing is taken, the suite stays on hold. */
export const stripeRefuses: Promises = { ...all, pay: within(10_000, refused) };
