import type { Request, Response } from 'express';
import { type ContentScope, stillContent } from '../../core/content/content-scope.port';
import { cacheControlOf } from './cache-control';
import { cacheableHeaders } from './cacheable-headers';
import type { PageCache } from './page-cache';
import { hasCallersOwnAnswer } from './callers-own-answers';
import { pageEtag } from './page-etag';
import { isCurrent } from './weak-etag';

/** Answers of `/api` that are the same for everyone, cached by the page cache like a page. */
export class JsonAnswers {
  private cache: PageCache | undefined;

  constructor(private readonly scope: Pick<ContentScope, 'isEditing' | 'tags'> = stillContent) {}

  connect(cache: PageCache): void {
    this.cache = cache;
  }

  send(req: Request, res: Response, value: unknown, tags: readonly string[]): Promise<void> {
    return this.sendAs(req, res, { type: 'json', text: JSON.stringify(value), tags });
  }

  /** Like `send`, for formats other than JSON: feeds, sitemaps. `type` is a media type or a file extension. */
  async sendAs(
    req: Request,
    res: Response,
    { type, text, tags }: { readonly type: string; readonly text: string; readonly tags: readonly string[] },
  ): Promise<void> {
    const body = Buffer.from(text);
    if (hasCallersOwnAnswer(req) && !this.scope.isEditing()) return sendToCaller(req, res, { type, body });
    // Drafts are private to the editor who asked (CNT-36).
    res.type(type).set('Cache-Control', this.scope.isEditing() ? 'private, no-store' : cacheControlOf(tags));
    const isStored = !this.scope.isEditing() && this.cache?.isCaptured(req) === true;
    const headers = isStored ? cacheableHeaders(res) : {};
    res.send(body);
    if (isStored) this.cache?.set(req, { status: 200, body, headers, tags: [...tags, ...this.scope.tags()] });
  }

  /**
   * The answer is cached, unless the request has unlimited equivalent spellings: caching those would evict other
   * answers (C15).
   */
  async sendEither(
    req: Request,
    res: Response,
    {
      value,
      tags,
      isCacheable,
    }: { readonly value: unknown; readonly tags: readonly string[]; readonly isCacheable: boolean },
  ): Promise<void> {
    if (isCacheable) await this.send(req, res, value, tags);
    else res.set('Cache-Control', 'private, no-store').json(value);
  }
}

/**
 * Answers with headers for one caller, such as a partner's budget, bypass the page cache: they have the same ETag but
 * no shared cache may store them.
 */
function sendToCaller(
  req: Request,
  res: Response,
  { type, body }: { readonly type: string; readonly body: Buffer },
): void {
  const etag = pageEtag(body);
  res.type(type).set({ ETag: etag, 'Cache-Control': 'private, max-age=0, must-revalidate' });
  if (isCurrent(req.headers['if-none-match'], etag)) res.status(304).end();
  else res.send(body);
}
