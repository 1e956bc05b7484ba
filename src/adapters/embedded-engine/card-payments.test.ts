import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeCardPayments } from '../../../test/contracts/card-payments.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeCardPayments(engine.name, engine.cardPayments);
}
