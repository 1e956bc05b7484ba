/** What all nodes of a demonstration share: how far its clock was moved, and how often the line was restored. */
export interface DemoState {
  readonly clockOffsetMs: number;
  readonly resets: number;
}

export interface DemoStateStore {
  read(): Promise<DemoState>;
  write(state: DemoState): Promise<void>;
}
