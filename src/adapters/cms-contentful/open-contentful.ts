import { randomUUID } from 'node:crypto';
import type { ContentfulConfig } from '../../../config/contentful-config';
import type { Clock } from '../../core/shared/clock.port';
import { HttpClient } from '../http-client/http-client';
import { ContentfulClient } from './contentful-client';
import { ContentfulContent, type ContentLimits } from './contentful-content';
import { ContentHolder } from './content-holder';
import type { LineBasics } from './build-line';
import type { CopyStore } from './copy-store';
import { RequestScope } from './request-scope';

export type ContentfulAccess = Pick<ContentfulConfig, 'url' | 'space' | 'environment' | 'token' | 'previewToken'>;

interface OpenParts {
  readonly access: ContentfulAccess;
  readonly basics: LineBasics;
  readonly store: CopyStore;
  /** This is the real clock, because a demonstration's moved clock must not age the content. */
  readonly clock: Clock;
  readonly log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
    info(details: object, message: string): void;
  };
  readonly limits?: Partial<ContentLimits>;
}

/** A page of entries with all texts is slow, but no guest waits for it. */
const deadlineMs = 10_000;

export function openContentful({
  access: { url, space, environment, token, previewToken },
  basics,
  store,
  clock,
  log,
  limits,
}: OpenParts): { readonly content: ContentfulContent; readonly scope: RequestScope } {
  const clientOf = (key: string, isPreview: boolean) =>
    new ContentfulClient({
      http: new HttpClient({ vendor: 'contentful', url, deadlineMs, log, limits: { concurrent: 8 } }),
      space,
      environment,
      token: key,
      isPreview,
      log,
    });
  const scope = new RequestScope();
  const publishedContent: ContentHolder = new ContentHolder({
    client: clientOf(token, false),
    basics,
    clock,
    log,
    save: (name, answer) => content.save(name, answer),
  });
  const drafts = new ContentHolder({ client: clientOf(previewToken, true), basics, clock, log });
  const content: ContentfulContent = new ContentfulContent({
    publishedContent,
    drafts,
    scope,
    store,
    source: `${space}/${environment}`,
    clock,
    newMark: randomUUID,
    log,
    ...(limits ? { limits } : {}),
  });
  return { content, scope };
}
