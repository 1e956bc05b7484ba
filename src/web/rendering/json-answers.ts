import type { Request, Response } from 'express';
import { cacheControlOf } from './cache-control';
import { headersToKeep } from './headers-to-keep';
import type { PageCache } from './page-cache';

/** Answers of `/api` that are the same for everyone, kept by the page cache like a page. */
export class JsonAnswers {
  private cache: PageCache | undefined;

  connect(cache: PageCache): void {
    this.cache = cache;
  }

  send(req: Request, res: Response, value: unknown, tags: readonly string[]): Promise<void> {
    return this.sendAs(req, res, { type: 'json', text: JSON.stringify(value), tags });
  }

  /** The same for what is no JSON: feeds, sitemaps. `type` is a media type or a file ending. */
  async sendAs(req: Request, res: Response, { type, text, tags }: { readonly type: string; readonly text: string; readonly tags: readonly string[] }): Promise<void> {
    const body = Buffer.from(text);
    res.type(type).set('Cache-Control', cacheControlOf(tags));
    const key = this.cache?.keyOfCapture(req);
    const headers = key ? headersToKeep(res) : {};
    res.send(body);
    if (key) await this.cache?.keep(key, { status: 200, body, headers, tags });
  }

  /** An answer to a question of which there is no end of ways to ask it: keeping it would only push others out (C15). */
  sendUnkept(res: Response, value: unknown): void {
    res.set('Cache-Control', 'private, no-store').json(value);
  }
}
