import type { Logger } from 'pino';
import type { Config } from '../../config/config';
import type { EmbeddedLine } from '../adapters/embedded-line/embedded-line';
import type { Clock } from '../core/shared/clock.port';
import type { SalesforceConnection } from './salesforce';

/** What every system's module may choose by. Each module knows the adapters of one of the line's systems; nothing else does. */
export interface SystemParts {
  readonly config: Config;
  readonly line: EmbeddedLine;
  readonly clock: Clock;
  readonly log: Logger;
  /** There when any of the line's systems is Salesforce. */
  readonly salesforce?: SalesforceConnection | undefined;
}
