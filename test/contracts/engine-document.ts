import { contractDocument } from '../../src/web/engine-contract/contract-document';
import { contractRoutes } from '../../src/web/engine-contract/engine-contract.routes';

export const documentFile = 'docs/integrators/reservation-engine.v1.json';

/** Nobody answers: only the table is read. */
const stub = new Proxy({}, { get: () => async () => ({ body: {} }) }) as never;

export const contractTable = () =>
  contractRoutes({ health: stub, voyages: stub, reservations: stub, excursions: stub, ssoTokens: stub });

/** What the file must say. */
export const currentDocument = () => `${JSON.stringify(contractDocument(contractTable()), undefined, 2)}\n`;
