import { describeReservationDesk } from '../../../test/contracts/reservation-desk.contract';
import { twoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import type { SingleUse } from '../../core/shared/single-use.port';
import { Unavailable } from '../../core/shared/unavailable';
import { NodeSecrets } from '../node-crypto/secrets';
import { EmbeddedReservationDesk, type EngineDoors } from './reservation-desk';
import { SqlSingleUse } from './sign-in/single-use';

const doors: EngineDoors = {
  login: '/engine/sso',
  customerBooking: (reservationId) => `/engine/manage?permit=sealed-${reservationId}`,
  fareBreakdown: (reservationId) => `/engine/manage/fare-breakdown.pdf?permit=sealed-${reservationId}`,
};
const noMemory: SingleUse = { use: () => Promise.reject(new Unavailable('session and code store')) };

for (const { name, create } of testDatabases) {
  describeReservationDesk(`the embedded line, ${name}`, async () => {
    const { db, otherNode, clock, close } = await twoNodes(create);
    // Nodes have nothing in common but the secret of their configuration and the database.
    const node = (singleUse: SingleUse) => new EmbeddedReservationDesk({ secrets: new NodeSecrets('a secret for tests'), singleUse, clock, doors });
    const here = node(new SqlSingleUse(db, clock));
    return {
      desk: here,
      entrance: here,
      otherEntrance: node(new SqlSingleUse(otherNode.db, clock)),
      withoutMemory: node(noMemory),
      now: () => clock.now(),
      pass: (time) => clock.pass(time),
      close,
    };
  });
}
