import { embeddedEngine, testCardsOn } from '../../../test/builders/embedded-engine';
import { describePayments, describeTestCards } from '../../../test/contracts/payments.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describePayments(engine.name, engine.payments);
  describeTestCards(engine.name, testCardsOn(database));
}
