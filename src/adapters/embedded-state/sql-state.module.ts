import { ContainerModule } from 'inversify';
import type { Kysely } from 'kysely';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Secrets } from '../../core/shared/secrets.port';
import { SingleUse } from '../../core/shared/single-use.port';
import { CodeRepository } from '../../core/sign-in/code-repository.port';
import { SessionRegister } from '../../core/sign-in/session-register.port';
import { tokens } from '../../tokens';
import type { LineDatabase } from '../sql/line-database';
import { SqlOneTimeCodes } from './sign-in/one-time-codes';
import { SqlRateLimits } from './sign-in/rate-limits';
import { SqlSessionRegister } from './sign-in/session-register';
import { SqlSessionStore } from './sign-in/session-store';
import { SqlSingleUse } from './sign-in/single-use';

type Database = Kysely<LineDatabase>;

/**
 * Bindings for sessions, codes, limits and single-use marks in the line's own database: they survive a restart, and
 * nodes on PostgreSQL share them.
 */
export const sqlStateModule = new ContainerModule(({ bind }) => {
  const { database } = tokens;
  bind(CodeRepository).toResolvedValue(
    (db: Database, secrets: Secrets, clock: Clock) => new SqlOneTimeCodes(db, secrets, clock),
    [database, Secrets, Clock],
  );
  bind(RateLimits).toResolvedValue(
    (db: Database, secrets: Secrets, clock: Clock) => new SqlRateLimits(db, secrets, clock),
    [database, Secrets, Clock],
  );
  bind(SingleUse).toResolvedValue((db: Database, clock: Clock) => new SqlSingleUse(db, clock), [database, Clock]);
  bind(SessionRegister).toResolvedValue(
    (db: Database, clock: Clock) => new SqlSessionRegister(db, clock),
    [database, Clock],
  );
  bind(tokens.sessionStore).toResolvedValue(
    (db: Database, clock: Clock) => new SqlSessionStore(db, clock),
    [database, Clock],
  );
});
