import { anOpenLine } from '../../../test/builders/an-open-line';
import { aVoyage } from '../../../test/builders/a-voyage';
import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { fakeLine } from '../../../test/builders/fake-line';
import { describeFares } from '../../../test/contracts/fares.contract';
import { testDatabases } from '../../../test/services/databases';
import type { Voyage } from '../../core/voyages/voyage';
import { EmbeddedFares } from './fares';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeFares(engine.name, engine.fares);
}

it.each(testDatabases)('VOY-03 H52 has no fare on $name of a voyage that the content withholds', async ({ create }) => {
  const database = await create();
  const line = await anOpenLine(database);
  const itineraryId = (await line.inventory.findSailings())[0]?.itineraryId ?? '';
  const kindWith = async (...voyages: readonly Voyage[]) =>
    (await new EmbeddedFares(line.db, fakeLine({ voyages }).content).findFare(itineraryId, 'SV')).kind;
  expect([
    await kindWith(aVoyage({ voyageId: 'CYC', isPublished: false })),
    await kindWith(aVoyage({ voyageId: 'CYC' })),
    await kindWith(aVoyage({ voyageId: 'ADR', isPublished: false })),
  ]).toEqual(['unknown-sailing', 'fare', 'fare']);
  await line.db.destroy();
  await database.drop();
});
