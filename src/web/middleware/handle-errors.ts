import type { ErrorRequestHandler, Request, Response } from 'express';
import { ErrorPage } from '../../../views/errors/ErrorPage';
import type { PictureView } from '../../../views/ui/picture-view';
import type { HttpError } from '../http-error';
import { answerWith } from '../rendering/page-answer';
import type { PageRenderer } from '../rendering/page-renderer';
import { templateRequestOf } from '../rendering/template-request';
import type { AddressRules } from '../routing/address-rules';
import type { RouteOverride } from '../routing/feature-routes';
import { reportNothingLeft } from '../routing/rate-headers';
import { toHttpError } from './to-http-error';

interface ErrorAnswerParts {
  readonly renderer: Pick<PageRenderer, 'render' | 'answerAnonymously'>;
  readonly picture: PictureView;
  readonly addresses: Pick<AddressRules, 'isOfCalls'>;
  readonly overrides: readonly Pick<RouteOverride, 'isFor'>[];
}

/** Turns every thrown error into an answer: JSON to calls, a branded page elsewhere, never a stack trace. */
export function handleErrors({ renderer, picture, addresses, overrides }: ErrorAnswerParts): ErrorRequestHandler {
  /** Controls of a demonstration are called by programs, like `/api`; its pages are for people. */
  const isForPrograms = ({ path, method }: Request): boolean =>
    path === '/api' ||
    (addresses.isOfCalls(path) && (path.startsWith('/api/') || method !== 'GET' || path.endsWith('.json')));
  return async (cause: unknown, req: Request, res: Response, _next) => {
    // The site has asked itself and got its answer: this page has no template (decision 0070).
    if (templateRequestOf(req)?.isSameForGuests === false) return void res.end();
    const error = toHttpError(cause);
    req.log.code = error.code;
    if (error.status >= 500) req.log.error({ err: cause }, 'a request failed');
    if (res.headersSent) {
      res.destroy();
      return;
    }
    const isOverridden = overrides.some((override) => override.isFor(req));
    if (error.status === 503 && !isOverridden && renderer.answerAnonymously(req, res)) return;
    if (error.retryAfterSeconds !== undefined) res.set('Retry-After', String(error.retryAfterSeconds));
    else if (error.status === 429 || error.status === 503) res.set('Retry-After', '5');
    if (error.challenge !== undefined) res.set('WWW-Authenticate', error.challenge);
    if (isForPrograms(req)) answerJson(error, req, res);
    else await answerPage(error, req, res, { renderer, picture });
  };
}

function answerJson(error: HttpError, req: Request, res: Response): void {
  if (error.status === 429) reportNothingLeft(res, Number(res.get('Retry-After')));
  res
    .status(error.status)
    .set('Cache-Control', 'no-store')
    .json({
      error: error.message,
      code: error.code,
      requestId: String(req.id),
      ...(error.fields ? { fields: error.fields } : {}),
      ...(error.description === undefined ? {} : { error_description: error.description }),
    });
}

async function answerPage(
  error: HttpError,
  req: Request,
  res: Response,
  { renderer, picture }: Pick<ErrorAnswerParts, 'renderer' | 'picture'>,
): Promise<void> {
  const cache = error.status === 404 ? { tags: ['not-found'] } : undefined;
  try {
    const response = answerWith(ErrorPage, {
      status: error.status,
      props: {
        status: error.status,
        message: error.message,
        near: error.near,
        ...(cache ? { picture } : { reference: String(req.id) }),
      },
      ...(cache ? { cache } : {}),
    });
    await renderer.render(req, res, response);
  } catch (renderError) {
    req.log.error({ err: renderError }, 'the error page failed to render');
    if (!res.headersSent)
      res
        .status(error.status)
        .type('text/plain')
        .send(`${error.message} Reference: ${String(req.id)}`);
  }
}
