import type { Request } from 'express';
import type { PlaceholderValues, PartsOnPage } from '../../../views/ui/page-parts';
import { portSymbol } from '../../core/shared/port-symbol';
import type { TemplateRequest } from './template-request';

export type PageRequest = Pick<
  Request,
  'session' | 'sessionID' | 'headers' | 'method' | 'path' | 'originalUrl' | 'log'
>;

/**
 * A feature's contribution to every page. It must answer quickly, without what it could not read: each page asks it,
 * and no page waits for it or fails with it (reliability E2). Any number can be bound.
 */
export interface PagePart {
  /**
   * The placeholders that it fills in pages of guests. For a page without one of them it is not asked again for each
   * guest (decision 0070).
   */
  readonly placeholders: PlaceholderValues;
  of(req: PageRequest): Promise<PartsOnPage>;
  /**
   * Returns the part's contribution to the template that all guests share, without any guest's data. What differs
   * between guests and has no placeholder is `watched`, so that a page which reads it is made for each guest.
   */
  ofTemplate(req: PageRequest, template: Pick<TemplateRequest, 'watched'>): Promise<PartsOnPage>;
}
export const PagePart = portSymbol<PagePart>('PagePart');
