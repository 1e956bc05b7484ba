import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { EmbeddedBookingRecords } from '../../src/adapters/embedded-engine/booking-records';
import { EmbeddedClientRefs } from '../../src/adapters/embedded-engine/client-refs';
import { EmbeddedSailingCabins } from '../../src/adapters/embedded-engine/sailing-cabins';
import type { EmbeddedEngineHandoff } from '../../src/adapters/embedded-engine/engine-handoff';
import { contractRoutes } from '../../src/web/engine-contract/engine-contract.routes';
import { ContractExcursionsApi } from '../../src/web/engine-contract/excursions.api';
import { ContractHealthApi } from '../../src/web/engine-contract/health.api';
import { ContractReservationsApi } from '../../src/web/engine-contract/reservations.api';
import { serveContract } from '../../src/web/engine-contract/serve-contract';
import { ContractSsoTokensApi } from '../../src/web/engine-contract/sso-tokens.api';
import { ContractVoyagesApi } from '../../src/web/engine-contract/voyages.api';
import { setUpRequestLog } from '../../src/web/middleware/set-up-request-log';
import { aVoyage } from './a-voyage';
import { RateLimitsInMemory } from './rate-limits-in-memory';
import type { TwoNodes } from './two-nodes';

export const servedKey = 'a-key-that-both-installations-know';
/** The engine's own public address: what its tokens are posted to. */
export const engineOrigin = 'https://reserve.example';

/** A line's embedded engine, served by the contract over HTTP as another installation serves it; its excursions have suites of their own. */
export async function serveEngine(
  line: TwoNodes,
  engineHandoff: EmbeddedEngineHandoff,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const clients = new EmbeddedClientRefs(line.db);
  const routes = contractRoutes(
    new ContractHealthApi(line.clock),
    new ContractVoyagesApi({
      inventory: line.inventory,
      cabins: new EmbeddedSailingCabins(line.db, line.clock),
      content: {
        findVoyages: async () =>
          [...new Set((await line.inventory.findSailings({})).map(({ voyageId }) => voyageId))].map((voyageId) =>
            aVoyage({ voyageId }),
          ),
      },
    }),
    new ContractReservationsApi({
      clients,
      trips: line.trips,
      records: new EmbeddedBookingRecords(line.db),
      pagesOf: (id) => ({
        payment: `${engineOrigin}/my-profile/trips/payment?reservationId=${id}`,
        fareBreakdown: `${engineOrigin}/my-profile/trips/fare-breakdown.pdf?reservationId=${id}`,
      }),
    }),
    new ContractExcursionsApi({} as never),
    new ContractSsoTokensApi({
      clients,
      invitations: engineHandoff,
      hosts: { origin: engineOrigin, isOurOrigin: (origin) => origin === engineOrigin },
      targets: ['/engine', '/my-profile/trips'],
    }),
  );
  const limit = { limits: new RateLimitsInMemory(line.clock), perSecond: 5_000 };
  const app = express()
    .set('query parser', 'simple')
    .use(setUpRequestLog(pino({ level: 'silent' })))
    .use('/v1', serveContract({ routes, key: servedKey, limit }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
