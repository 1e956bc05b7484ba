import type { Request } from 'express';
import type { FavouritesOnPage } from '../../../views/favourites/favourites-context';
import type { SurveyOnPage } from '../../../views/layout/frame';
import type { GuestCaseName } from '../../../views/ui/guest-marks';
import { portSymbol } from '../../core/shared/port-symbol';

export type PageRequest = Pick<
  Request,
  'session' | 'sessionID' | 'headers' | 'method' | 'path' | 'originalUrl' | 'log'
>;

export interface GuestOnPage {
  readonly favourites?: FavouritesOnPage;
  readonly pictureSrc?: string;
  /** The survey is present for guests on the few pages that invite to it (SUR-01). */
  readonly survey?: SurveyOnPage;
}

/**
 * A feature's contribution to every page. It must answer quickly, without what it could not read: each page asks it,
 * and no page waits for it or fails with it (reliability E2). Any number can be bound.
 */
export interface PagePart {
  /**
   * The `GuestPart` of pages that depends on it: for a page without one it is not asked again for each guest (decision
   * 0070).
   */
  readonly decides: GuestCaseName;
  of(req: PageRequest): Promise<GuestOnPage>;
  /** Returns the part's contribution to the template that all guests share, without any guest's data. */
  ofTemplate(req: PageRequest): Promise<GuestOnPage>;
}
export const PagePart = portSymbol<PagePart>('PagePart');
