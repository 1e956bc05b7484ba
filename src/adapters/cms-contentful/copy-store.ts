/** Stores the last good responses beyond the life of the process; shared by all nodes. */
export interface CopyStore {
  /** Undefined when nothing is stored under this name. */
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
}
