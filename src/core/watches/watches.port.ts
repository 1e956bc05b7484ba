import { portSymbol } from '../shared/port-symbol';
import type { Watch, WatchedEvents, WatchedFigures, WatchSubject } from './watch';

export interface WatchList {
  readonly ownerId: string;
  readonly email: string;
  readonly watches: readonly Watch[];
}

export interface NewWatch extends WatchSubject {
  readonly email: string;
  readonly events: WatchedEvents;
  readonly figures: WatchedFigures;
  readonly max: number;
}

/**
 * Watches by confirmed e-mail address. The address is stored sealed and found by a keyed digest, `ownerId`
 * (reliability F9).
 */
export interface Watches {
  /** Adding the same subject again changes its events. `full`: the address has the maximum of watches. */
  add(watch: NewWatch): Promise<{ readonly kind: 'watching'; readonly ownerId: string } | { readonly kind: 'full' }>;
  find(ownerId: string): Promise<WatchList | undefined>;
  findByEmails(emails: readonly string[]): Promise<readonly WatchList[]>;
  /** Owners who were not written to since `before`, in the order of their ids after `from`. */
  findWaiting(request: {
    readonly before: Date;
    readonly from: string;
    readonly max: number;
  }): Promise<readonly WatchList[]>;
  /** True for one caller only: the address is then not written to again before the next day. */
  claim(request: { readonly ownerId: string; readonly before: Date }): Promise<boolean>;
  /** Gives a claim back after a message that could not be sent. */
  release(ownerId: string): Promise<void>;
  saveFigures(figures: readonly { readonly watchId: string; readonly figures: WatchedFigures }[]): Promise<void>;
  /** Ends the named watches, or all of an owner. An owner without watches is deleted. */
  stop(request: { readonly ownerId: string; readonly watchIds?: readonly string[] }): Promise<void>;
}
export const Watches = portSymbol<Watches>('Watches');
