import type { RequestHandler } from 'express';
import type { ContentScope } from '../../core/content/content-scope.port';

export interface ContentParts {
  readonly scope: ContentScope;
  readonly previews: { isEditing(cookies: string | undefined): boolean };
}

/** Editors with a signed preview cookie see drafts; everyone else sees published content (CNT-36). */
export function setUpContentScope({ scope, previews }: ContentParts): RequestHandler {
  return (req, _res, next) => scope.run({ isEditing: previews.isEditing(req.headers.cookie) }, () => next());
}
