import { NodeGuestSeals } from '../../src/adapters/node-crypto/guest-seals';

export const someSeals = new NodeGuestSeals([{ id: 'test', secret: 'a secret for tests' }]);
