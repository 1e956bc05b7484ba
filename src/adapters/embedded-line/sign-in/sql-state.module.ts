import { ContainerModule } from 'inversify';
import type { Kysely } from 'kysely';
import { Clock } from '../../../core/shared/clock.port';
import { RateLimits } from '../../../core/shared/rate-limits.port';
import { Secrets } from '../../../core/shared/secrets.port';
import { SingleUse } from '../../../core/shared/single-use.port';
import { CodeRepository } from '../../../core/sign-in/code-repository.port';
import { SessionRegister } from '../../../core/sign-in/session-register.port';
import { tokens } from '../../../tokens';
import type { LineDatabase } from '../database/line-database';
import { SqlOneTimeCodes } from './one-time-codes';
import { SqlRateLimits } from './rate-limits';
import { SqlSessionRegister } from './session-register';
import { SqlSessionStore } from './session-store';
import { SqlSingleUse } from './single-use';

/** Sessions, codes, limits and marks in the line's own database: they survive a restart, and nodes on PostgreSQL share them. */
export const sqlStateModule = (database: Kysely<LineDatabase>) =>
  new ContainerModule(({ bind }) => {
    bind(CodeRepository).toResolvedValue(
      (secrets: Secrets, clock: Clock) => new SqlOneTimeCodes(database, secrets, clock),
      [Secrets, Clock],
    );
    bind(RateLimits).toResolvedValue(
      (secrets: Secrets, clock: Clock) => new SqlRateLimits(database, secrets, clock),
      [Secrets, Clock],
    );
    bind(SingleUse).toResolvedValue((clock: Clock) => new SqlSingleUse(database, clock), [Clock]);
    bind(SessionRegister).toResolvedValue((clock: Clock) => new SqlSessionRegister(database, clock), [Clock]);
    bind(tokens.sessionStore).toResolvedValue((clock: Clock) => new SqlSessionStore(database, clock), [Clock]);
  });
