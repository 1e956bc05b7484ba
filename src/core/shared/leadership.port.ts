import { portSymbol } from './port-symbol';

/** Elects one node for periodic work; another takes over some seconds after it has ended or stalled. */
export interface Leadership {
  readonly isLeader: boolean;
  start(): void;
  /** Lets another node take over at once. */
  stop(): Promise<void>;
}
export const Leadership = portSymbol<Leadership>('Leadership');
