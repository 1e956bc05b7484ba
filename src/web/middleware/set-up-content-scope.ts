import type { RequestHandler } from 'express';
import type { ContentScope, ContentUpdates } from '../../core/content/content-scope.port';
import type { PreviewPass } from '../preview/preview-pass';

export interface ContentParts {
  readonly scope: ContentScope;
  readonly updates: ContentUpdates;
  readonly previews: Pick<PreviewPass, 'isEditing'>;
}

/** From here on content is what this request may see: drafts for whoever came by a signed link, else what is published (CNT-36). */
export function setUpContentScope({ scope, previews }: ContentParts): RequestHandler {
  return (req, _res, next) => scope.run({ isEditing: previews.isEditing(req.headers.cookie) }, () => next());
}
