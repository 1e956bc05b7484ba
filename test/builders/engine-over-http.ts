import { EmbeddedEngineHandoff } from '../../src/adapters/embedded-engine/engine-handoff';
import { SqlSingleUse } from '../../src/adapters/embedded-state/sign-in/single-use';
import { FaultLog } from '../../src/adapters/engine-http/fault-log';
import { EngineClient } from '../../src/adapters/engine-http/engine-client';
import { CachedReads } from '../../src/adapters/engine-http/cached-reads';
import { HttpEngineHandoff } from '../../src/adapters/engine-http/engine-handoff';
import { HttpSailingCabins } from '../../src/adapters/engine-http/sailing-cabins';
import { HttpSailingInventory } from '../../src/adapters/engine-http/sailing-inventory';
import { HttpTripRepository } from '../../src/adapters/engine-http/trip-repository';
import { NodeSecrets } from '../../src/adapters/node-crypto/secrets';
import { readEngineLocation } from '../../src/core/reserve/engine-location';
import type { SingleUse } from '../../src/core/shared/single-use.port';
import type { EngineUnderTest } from '../contracts/engine.contract';
import { type CreateDatabase, testDatabases } from '../services/databases';
import { noMemory, testEntryAddresses, toInventory, toSailingCabins, toTripRepository } from './embedded-engine';
import { engineOrigin, serveEngine, servedKey } from './served-engine';
import { twoNodes } from './two-nodes';

const site = 'https://ondine.example';
const silent = { warn: () => undefined, error: () => undefined };

interface DatabaseUnderTest {
  readonly name: string;
  readonly create: CreateDatabase;
}

/** A site whose engine is another installation's: each port asks an embedded engine of its own, over HTTP, by the contract. */
export function engineOverHttp({ name, create }: DatabaseUnderTest): EngineUnderTest {
  return {
    name: `an embedded engine over HTTP, ${name}`,
    sailingInventory: async () => {
      const { line, client, close } = await open(create);
      return {
        ...toInventory(line),
        inventory: new HttpSailingInventory({
          reads: new CachedReads(client, { limits: { briefMs: 20_000 } }),
          faults: new FaultLog(silent),
        }),
        close,
      };
    },
    sailingCabins: async () => {
      const { line, client, close } = await open(create);
      const reads = new CachedReads(client, { limits: { briefMs: 20_000 } });
      return {
        ...toSailingCabins(line),
        cabins: new HttpSailingCabins(reads),
        inventory: new HttpSailingInventory({ reads, faults: new FaultLog(silent) }),
        close,
      };
    },
    tripRepository: async () => {
      const { line, client, close } = await open(create);
      return {
        ...toTripRepository(line),
        trips: new HttpTripRepository({ client, faults: new FaultLog(silent) }),
        close,
      };
    },
    engineHandoff: async () => {
      const { line, node, engineHandoff, client, close } = await open(create);
      return {
        site,
        engineHandoff: new HttpEngineHandoff({
          client,
          engineLocation: readEngineLocation(`${engineOrigin}/engine/details`),
          ownOrigin: () => site,
          pages: engineHandoff,
        }),
        entrance: engineHandoff,
        otherEntrance: node(new SqlSingleUse(line.otherNode.db, line.clock)),
        withoutMemory: node(noMemory),
        now: () => line.clock.now(),
        pass: (time: { readonly seconds: number }) => line.clock.pass(time),
        close,
      };
    },
  };
}

async function open(create: CreateDatabase) {
  const line = await twoNodes(create);
  const node = (singleUse: Pick<SingleUse, 'use'>) =>
    new EmbeddedEngineHandoff({
      secrets: new NodeSecrets('a secret of the engine'),
      singleUse,
      clock: line.clock,
      entryAddresses: testEntryAddresses,
    });
  const engineHandoff = node(new SqlSingleUse(line.db, line.clock));
  const served = await serveEngine(line, engineHandoff);
  const client = new EngineClient({ apiUrl: served.url, credentials: { kind: 'key', key: servedKey }, log: silent });
  const close = async () => {
    client.close();
    await served.close();
    await line.close();
  };
  return { line, node, engineHandoff, client, close };
}

/** For `ENGINE_UNDER_TEST=test/builders/engine-over-http.ts npm run contract:engine`. */
export const engineUnderTest: EngineUnderTest = engineOverHttp(
  testDatabases[0] ?? { name: 'nothing', create: () => Promise.reject(new Error('There is no database.')) },
);
