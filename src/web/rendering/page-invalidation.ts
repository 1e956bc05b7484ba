import { portSymbol } from '../../core/shared/port-symbol';

/** Removes stored pages with one of the tags, or all of them. */
export type InvalidatePages = (tags: readonly string[] | 'all') => void;

/** A feature's notice that stored pages are outdated. Any number can be bound. */
export interface PageInvalidation {
  onChange(invalidate: InvalidatePages): void;
  /** Called when the node begins to serve, where the changes have to be looked for, and when it drains. */
  start?(): void;
  stop?(): void;
}
export const PageInvalidation = portSymbol<PageInvalidation>('PageInvalidation');

/** Returns the same object until anything that stored pages with prices show has changed (decision 0046). */
export type SaleVersion = () => Promise<object>;
export const SaleVersion = portSymbol<SaleVersion>('SaleVersion');
