import type { RequestHandler } from 'express';
import type { ContentScope, ContentUpdates } from '../../core/content/content-scope.port';
import type { PreviewPass } from '../preview/preview-pass';

export interface ContentParts {
  readonly scope: ContentScope;
  readonly updates: ContentUpdates;
  readonly previews: Pick<PreviewPass, 'isEditing'>;
}

/** Editors with a signed preview cookie see drafts; everyone else sees published content (CNT-36). */
export function setUpContentScope({ scope, previews }: ContentParts): RequestHandler {
  return (req, _res, next) => scope.run({ isEditing: previews.isEditing(req.headers.cookie) }, () => next());
}
