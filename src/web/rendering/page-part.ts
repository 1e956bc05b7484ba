import type { Request } from 'express';
import type { FavouritesOnPage } from '../../../views/favourites/favourites-context';
import type { SurveyInvitationView } from '../../../views/preferences/SurveyLauncher';
import { portSymbol } from '../../core/shared/port-symbol';

/** What pages show of their guest, whatever the page is about. */
export interface GuestOnPage {
  readonly favourites?: FavouritesOnPage;
  readonly pictureSrc?: string;
  /** Present on the few pages that invite this guest to the survey (SUR-01). */
  readonly survey?: SurveyInvitationView;
}

/**
 * A feature's share of every page. It answers soon or without what it could not read: it is asked for each page, and no
 * page waits for it or fails with it (reliability E2). Bound any number of times.
 */
export interface PagePart {
  of(req: Request): Promise<GuestOnPage>;
}
export const PagePart = portSymbol<PagePart>('PagePart');
