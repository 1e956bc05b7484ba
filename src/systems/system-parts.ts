import type { Logger } from 'pino';
import type { Config } from '../../config/config';
import type { EmbeddedLine } from '../adapters/embedded-line/embedded-line';
import type { Clock } from '../core/shared/clock.port';
import type { SalesforceConnection } from './salesforce';

/** Inputs of every system's module. Only these modules know the adapters of their system. */
export interface SystemParts {
  readonly config: Config;
  readonly line: EmbeddedLine;
  readonly clock: Clock;
  readonly log: Logger;
  readonly salesforce?: SalesforceConnection | undefined;
}
