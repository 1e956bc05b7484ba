import type { Config } from '../../config/config';
import { SalesforcePasskeyRepository } from '../adapters/crm-salesforce/passkey-repository';
import { EmbeddedLocks } from '../adapters/embedded-state/locks/locks';
import type { OpenDatabase } from '../adapters/sql/line-database';
import type { Clock } from '../core/shared/clock.port';
import type { PasskeyRepository } from '../core/sign-in/passkey-repository.port';
import { connectSalesforce } from './salesforce';

interface CommandParts {
  readonly config: Pick<Config, 'passkeys' | 'salesforce'>;
  readonly db: OpenDatabase;
  readonly clock: Clock;
  readonly warn: (details: object, message: string) => void;
}

/** Passkeys for operator commands; undefined when passkeys are in the line's database. */
export function passkeysAtSalesforce({
  config,
  db,
  clock,
  warn,
}: CommandParts): Pick<PasskeyRepository, 'list' | 'remove'> | undefined {
  if (config.passkeys !== 'salesforce' || !config.salesforce) return undefined;
  const log = { info: () => undefined, warn };
  return new SalesforcePasskeyRepository({
    ...connectSalesforce(config.salesforce, log),
    locks: new EmbeddedLocks(db),
    clock,
  });
}
