import { setTimeout as sleep } from 'node:timers/promises';
import { InMemoryContentLibrary } from '../../src/adapters/content-in-memory/content-library';
import type { ContentfulContent, ContentLimits } from '../../src/adapters/cms-contentful/contentful-content';
import { InMemoryExcursionContent } from '../../src/adapters/content-in-memory/excursion-content';
import { InMemoryNewsroom } from '../../src/adapters/content-in-memory/newsroom';
import { type ContentfulAccess, openContentful } from '../../src/adapters/cms-contentful/open-contentful';
import { InMemoryPreferenceQuestions } from '../../src/adapters/content-in-memory/preference-questions';
import type { RequestScope } from '../../src/adapters/cms-contentful/request-scope';
import { InMemorySiteNavigation } from '../../src/adapters/content-in-memory/site-navigation';
import { InMemoryVesselContent } from '../../src/adapters/content-in-memory/vessel-content';
import { InMemoryVoyageContent } from '../../src/adapters/content-in-memory/voyage-content';
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
  return {
    content,
    scope,
    logged,
    library: new InMemoryContentLibrary(content),
    navigation: new InMemorySiteNavigation(content),
    newsroom: new InMemoryNewsroom(content),
    excursions: new InMemoryExcursionContent(content),
    questions: new InMemoryPreferenceQuestions(content),
    vessel: new InMemoryVesselContent(content),
    voyages: new InMemoryVoyageContent(content),
    close: async () => {
      content.close();
      await sleep(0);
    },
  };
}
