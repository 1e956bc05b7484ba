import { formatDateRange } from '../shared/plain-date';
import type { Sailing } from '../voyages/sailing';
import type { Suite, Voyage } from '../voyages/voyage';
import { titleWithoutAsterisks } from '../voyages/voyage-title';
import type { WatchedFigures } from './watch';

export interface ShownSubject {
  readonly voyage: Voyage;
  readonly sailing: Sailing;
  readonly suite?: Suite;
  readonly figures: WatchedFigures;
}

/** Returns, for example, "Seaview Suite, The Leeward Arc, 30 November – 7 December 2026". */
export const nameSubject = ({ voyage, sailing, suite }: Omit<ShownSubject, 'figures'>): string =>
  [
    ...(suite ? [suite.title] : []),
    titleWithoutAsterisks(voyage.title),
    formatDateRange(sailing.start, sailing.end),
  ].join(', ');
