import { ContainerModule } from 'inversify';
import type { Kysely } from 'kysely';
import { Clock } from '../../../core/shared/clock.port';
import { Secrets } from '../../../core/shared/secrets.port';
import { SingleUse } from '../../../core/shared/single-use.port';
import { OneTimeCodes } from '../../../core/sign-in/one-time-codes.port';
import { tokens } from '../../../tokens';
import type { LineDatabase } from '../database/line-database';
import { SqlOneTimeCodes } from './one-time-codes';
import { SqlSessionStore } from './session-store';
import { SqlSingleUse } from './single-use';

/** Sessions, codes and marks in the line's own database: they survive a restart, and nodes on PostgreSQL share them. */
export const sqlStateModule = (database: Kysely<LineDatabase>) => new ContainerModule(({ bind }) => {
  bind(OneTimeCodes).toResolvedValue(
    (secrets: Secrets, clock: Clock) => new SqlOneTimeCodes(database, secrets, clock),
    [Secrets, Clock],
  );
  bind(SingleUse).toResolvedValue((clock: Clock) => new SqlSingleUse(database, clock), [Clock]);
  bind(tokens.sessionStore).toResolvedValue((clock: Clock) => new SqlSessionStore(database, clock), [Clock]);
});
