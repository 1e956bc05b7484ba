import { twoNodes } from '../../../../test/builders/two-nodes';
import { describeFavouriteList } from '../../../../test/contracts/favourite-list.contract';
import { testDatabases } from '../../../../test/services/databases';
import { eleanor, james } from '../../embedded-line/seed/sample-guests';
import { EmbeddedFavouriteList } from './favourite-list';

for (const { name, create } of testDatabases) {
  describeFavouriteList(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    // The sample guest keeps some from the first day on.
    await line.db.deleteFrom('favourites').execute();
    return {
      list: new EmbeddedFavouriteList(line.db, line.clock),
      otherNode: new EmbeddedFavouriteList(line.otherNode.db, line.clock),
      guests: [eleanor.contactId, james.contactId],
      passTime: (seconds) => line.clock.pass({ seconds }),
      close: line.close,
    };
  });
}
