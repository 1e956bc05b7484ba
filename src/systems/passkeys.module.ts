import { ContainerModule } from 'inversify';
import { SalesforcePasskeyRepository } from '../adapters/crm-salesforce/passkey-repository';
import { SqlPasskeyRepository } from '../adapters/embedded-state/sign-in/passkey-repository';
import { Locks } from '../core/shared/locks.port';
import { PasskeyRepository } from '../core/sign-in/passkey-repository.port';
import { construct } from '../construct';
import { tokens } from '../tokens';
import type { SystemParts } from './system-parts';

/** Passkeys are in the line's own database, unless PASSKEYS stores them with the guests' contacts at Salesforce. */
export const passkeysSystemModule = ({ config, salesforce, clock }: SystemParts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (config.passkeys === 'salesforce' && salesforce)
      bind(PasskeyRepository).toResolvedValue(
        (locks: Locks) => new SalesforcePasskeyRepository({ ...salesforce, locks, clock }),
        [Locks],
      );
    else construct(bind(PasskeyRepository), SqlPasskeyRepository, [tokens.database]);
  });
