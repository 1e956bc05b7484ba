/** Stores the last good responses outside the process, shared by all nodes. */
export interface CopyStore {
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
}
