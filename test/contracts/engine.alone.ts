// `npm run contract:engine`: the whole contract of a reservation engine, and nothing else. The tests of the embedded
// engine run these suites one by one, beside its adapters, so `npm test` leaves this file out.
import { resolve } from 'node:path';
import { embeddedEngine } from '../builders/embedded-engine';
import { testDatabases } from '../services/databases';
import { describeEngine, type EngineUnderTest } from './engine.contract';

const given = process.env['ENGINE_UNDER_TEST'];
if (given)
  describeEngine(jest.requireActual<{ readonly engineUnderTest: EngineUnderTest }>(resolve(given)).engineUnderTest);
else for (const database of testDatabases) describeEngine(embeddedEngine(database));
