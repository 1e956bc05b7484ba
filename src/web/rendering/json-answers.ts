import type { Request, Response } from 'express';
import { type ContentScope, stillContent } from '../../core/content/content-scope.port';
import { cacheControlOf } from './cache-control';
import { cacheableHeaders } from './cacheable-headers';
import type { PageCache } from './page-cache';
import { answerUnchanged } from '../routing/answer-unchanged';
import { signedInGuest } from '../session/guest-of';
import { hasCallersOwnAnswer } from './callers-own-answers';
import { pageEtag } from './page-etag';

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
    const etag = pageEtag(body);
    res.type(type).set('Cache-Control', this.cacheControlFor(req, tags));
    // `compression` adds this header itself; it does not run for requests without Accept-Encoding.
    if (req.headers['accept-encoding'] === undefined) res.vary('Accept-Encoding');
    if (this.cache?.isCaptured(req) === true && !this.scope.isEditing()) {
      const headers = cacheableHeaders(res);
      this.cache.set(req, { status: 200, body, headers, tags: [...tags, ...this.scope.tags()], etag });
    }
    if (!answerUnchanged(req, res, { content: body, etag })) res.send(body);
  }

  /**
   * Drafts are private to the editor who asked (CNT-36). An answer with headers for one caller, such as a partner's
   * budget, and one to a guest's request have the ETag of everyone, but no shared cache may store them.
   */
  private cacheControlFor(req: Request, tags: readonly string[]): string {
    if (this.scope.isEditing()) return 'private, no-store';
    return hasCallersOwnAnswer(req) || signedInGuest(req)
      ? 'private, max-age=0, must-revalidate'
      : cacheControlOf(tags);
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
