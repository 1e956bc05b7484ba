import { setTimeout as sleep } from 'node:timers/promises';
import { ContentPorts } from '../../src/adapters/content-in-memory/content-ports';
import type { ContentfulContent, ContentLimits } from '../../src/adapters/cms-contentful/contentful-content';
import { type ContentfulAccess, openContentful } from '../../src/adapters/cms-contentful/open-contentful';
import type { RequestScope } from '../../src/adapters/cms-contentful/request-scope';
import type { ContentUnderTest } from '../contracts/content.contract';
import { contentHref } from '../../src/web/content/content-href';

export interface ContentfulUnderTest extends ContentUnderTest {
  readonly content: ContentfulContent;
  readonly scope: RequestScope;
  /** Everything that was logged, as text. */
  readonly logged: string[];
}

interface OpenOptions {
  readonly access: ContentfulAccess;
  readonly snapshots?: Map<string, string>;
  readonly now?: () => Date;
  readonly limits?: Partial<ContentLimits>;
}

/** Quick where the real one is patient. */
const quick: Partial<ContentLimits> = { lookEveryMs: 30, lookAgainMs: 30, retryMs: 50, startMs: 5_000, draftsMs: 0 };

/** The adapter with its seven ports, started. */
export async function openContentfulContent({
  access,
  snapshots = new Map(),
  now = () => new Date(),
  limits,
}: OpenOptions): Promise<ContentfulUnderTest> {
  const logged: string[] = [];
  const note = (details: object, message: string) =>
    void logged.push(
      `${message} ${JSON.stringify(details, (_key, value: unknown) => (value instanceof Error ? value.message : value))}`,
    );
  const store = {
    read: async (name: string) => snapshots.get(name),
    write: async (name: string, text: string) => void snapshots.set(name, text),
  };
  const { content, scope } = openContentful({
    access,
    store,
    clock: { now },
    log: { warn: note, error: note, info: note },
    limits: { ...quick, ...limits },
    basics: { vesselName: 'Ondine I', currency: 'USD', hrefOf: (target) => contentHref(target, 'four-seasons-1') },
  });
  await content.start();
  const ports = new ContentPorts(content);
  return {
    content,
    scope,
    logged,
    library: ports,
    navigation: ports,
    newsroom: ports,
    excursions: ports,
    questions: ports,
    vessel: ports,
    voyages: ports,
    close: async () => {
      content.close();
      await sleep(0);
    },
  };
}
