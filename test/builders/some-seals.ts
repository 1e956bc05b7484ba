import { NodeGuestDataSeals } from '../../src/adapters/node-crypto/guest-data-seals';

export const someSeals = new NodeGuestDataSeals([{ id: 'test', secret: 'a secret for tests' }]);
