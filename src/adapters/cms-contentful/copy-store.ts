/** Where the last good answers outlive the program; shared by all nodes. */
export interface CopyStore {
  /** Undefined: nothing is kept under this name. */
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
}
