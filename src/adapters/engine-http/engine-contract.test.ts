import { engineOverHttp } from '../../../test/builders/engine-over-http';
import { describeEngine } from '../../../test/contracts/engine.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) describeEngine(engineOverHttp(database));
