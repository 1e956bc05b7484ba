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
  /** Present for guests on the few pages that invite to the survey (SUR-01). */
  readonly survey?: SurveyOnPage;
}

/**
 * A feature's share of every page. It answers soon or without what it could not read: it is asked for each page, and no
 * page waits for it or fails with it (reliability E2). Bound any number of times.
 */
export interface PagePart {
  /**
   * The `GuestPart` of pages that it decides: a page without one does not ask it again for each guest (decision 0070).
   */
  readonly decides: GuestCaseName;
  of(req: PageRequest): Promise<GuestOnPage>;
  /** For the template that all guests share: without anything of a guest's. */
  ofTemplate(req: PageRequest): Promise<GuestOnPage>;
}
export const PagePart = portSymbol<PagePart>('PagePart');
