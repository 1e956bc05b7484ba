import type { Request, Response } from 'express';
import { headersToKeep } from './headers-to-keep';
import { cacheControl, type PageCache } from './page-cache';

/** Answers of `/api` that are the same for everyone, kept by the page cache like a page. */
export class JsonAnswers {
  private cache: PageCache | undefined;

  connect(cache: PageCache): void {
    this.cache = cache;
  }

  async send(req: Request, res: Response, value: unknown, tags: readonly string[]): Promise<void> {
    const body = Buffer.from(JSON.stringify(value));
    res.type('json').set('Cache-Control', cacheControl);
    const key = this.cache?.keyOfCapture(req);
    const headers = key ? headersToKeep(res) : {};
    res.send(body);
    if (key) await this.cache?.keep(key, { status: 200, body, headers, tags });
  }
}
