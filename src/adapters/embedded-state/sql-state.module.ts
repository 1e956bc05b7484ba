import { ContainerModule } from 'inversify';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Secrets } from '../../core/shared/secrets.port';
import { SingleUse } from '../../core/shared/single-use.port';
import { CodeRepository } from '../../core/sign-in/code-repository.port';
import { SessionRegister } from '../../core/sign-in/session-register.port';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { SqlOneTimeCodes } from './sign-in/one-time-codes';
import { SqlRateLimits } from './sign-in/rate-limits';
import { SqlSessionRegister } from './sign-in/session-register';
import { SqlSessionStore } from './sign-in/session-store';
import { SqlSingleUse } from './sign-in/single-use';

export const sqlStateModule = new ContainerModule(({ bind }) => {
  const { database } = tokens;
  construct(bind(CodeRepository), SqlOneTimeCodes, [database, Secrets, Clock]);
  construct(bind(RateLimits), SqlRateLimits, [database, Secrets, Clock]);
  construct(bind(SingleUse), SqlSingleUse, [database, Clock]);
  construct(bind(SessionRegister), SqlSessionRegister, [database, Clock]);
  construct(bind(tokens.sessionStore), SqlSessionStore, [database, Clock]);
});
