import type { RequestHandler } from 'express';
import { NotOpenPage } from '../../../views/errors/NotOpenPage';
import { HttpError } from '../http-error';
import { isRead } from '../is-read';
import { answerWith } from '../rendering/page-answer';
import type { PageRenderer } from '../rendering/page-renderer';

const tryAgainSeconds = 3_600;

/**
 * Answers every request while the line has no content: pages say that the site is not open yet, reads of the API answer
 * as for a line without voyages, and writes are refused (reliability F1).
 */
export const announceOpening =
  (renderer: Pick<PageRenderer, 'render'>): RequestHandler =>
  async (req, res, next) => {
    if (isRead(req) && (isFile(req.path) || /^\/api(\/|$)/.test(req.path))) return next();
    if (!isRead(req))
      return next(
        new HttpError(503, 'UNAVAILABLE', 'This site is not open yet.', { retryAfterSeconds: tryAgainSeconds }),
      );
    await renderer.render(req, res, answerWith(NotOpenPage, { props: {} }));
  };

const isFile = (path: string): boolean => /\.[a-z]+$/.test(path);
