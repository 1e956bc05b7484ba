/** State shared by all nodes of a demonstration: the clock's offset, and how often the line was reset. */
export interface DemoState {
  readonly clockOffsetMs: number;
  readonly resets: number;
}

export interface DemoStateStore {
  read(): Promise<DemoState>;
  write(state: DemoState): Promise<void>;
}
