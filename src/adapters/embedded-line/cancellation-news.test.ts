import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeCancellationNews } from '../../../test/contracts/cancellation-news.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeCancellationNews(engine.name, engine.cancellationNews);
}
