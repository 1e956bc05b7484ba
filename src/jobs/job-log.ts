import type { Logger } from 'pino';

export type JobLog = Pick<Logger, 'info' | 'warn' | 'error'>;
