import { ContainerModule } from 'inversify';
import type { ContentfulConfig } from '../../config/contentful-config';
import { openContentful } from '../adapters/cms-contentful/open-contentful';
import { ContentfulPictures } from '../adapters/cms-contentful/pictures';
import { contentInMemoryModule } from '../adapters/content-in-memory/content.module';
import { EmbeddedContent } from '../adapters/embedded-content/embedded-content';
import { VoyagePublications } from '../adapters/embedded-content/voyage-publications';
import { SnapshotStore } from '../adapters/embedded-state/snapshots/snapshot-store';
import { SystemClock } from '../adapters/system-clock/clock';
import { ContentScope, ContentUpdates, stillContent } from '../core/content/content-scope.port';
import { noRemotePictures, RemotePictures } from '../core/shared/remote-pictures.port';
import { tokens } from '../tokens';
import { contentHref } from '../web/content/content-href';
import type { SystemParts } from './system-parts';

export const openContent = async (parts: SystemParts): Promise<ContainerModule> =>
  parts.config.contentful ? openContentfulLine(parts, parts.config.contentful) : contentOfLine(parts);

const contentOfLine = ({ line }: SystemParts) =>
  new ContainerModule((module) => {
    const content = new EmbeddedContent(line.content, new VoyagePublications(line.database));
    void contentInMemoryModule(content).load(module);
    module.bind(ContentScope).toConstantValue(stillContent);
    module.bind(ContentUpdates).toConstantValue(stillContent);
    module.bind(RemotePictures).toConstantValue(noRemotePictures);
  });

/** Facts that Contentful does not contain come from the line's own files: the vessel's name, the currency. */
async function openContentfulLine(
  { config: { policy }, line, log }: SystemParts,
  access: ContentfulConfig,
): Promise<ContainerModule> {
  const { vessel: vesselName, currency } = line.content.facts;
  // The real clock: a demonstration's moved clock must not age the content.
  const { content, scope } = openContentful({
    access,
    basics: { vesselName, currency, hrefOf: (target) => contentHref(target, policy.vesselSlug) },
    store: new SnapshotStore(line.database),
    clock: new SystemClock(),
    log,
  });
  await content.start();
  return new ContainerModule((module) => {
    void contentInMemoryModule(content).load(module);
    module.bind(ContentScope).toConstantValue(scope);
    module.bind(ContentUpdates).toConstantValue(content);
    module.bind(RemotePictures).toConstantValue(new ContentfulPictures());
    module.bind(tokens.systemCheck).toConstantValue({ name: 'contentful', check: () => content.check() });
  });
}
