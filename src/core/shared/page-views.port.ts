import { portSymbol } from './port-symbol';

/** How often visitors asked for each address of the site in recent days, at all nodes together. */
export interface PageViews {
  /** Adds to the counts of today. */
  add(views: ReadonlyMap<string, number>): Promise<void>;
  /** Returns addresses, those with the most views first. */
  findPopular(limit: number): Promise<readonly string[]>;
}
export const PageViews = portSymbol<PageViews>('PageViews');
