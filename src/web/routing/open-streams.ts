import type { Response } from 'express';

/** Tracks responses that do not end by themselves, such as server-sent events, with limits per session and per node. */
export class OpenStreams {
  private readonly owners = new Map<Response, string>();

  constructor(private readonly max: { readonly ofOwner: number; readonly ofNode: number }) {}

  get count(): number {
    return this.owners.size;
  }

  /** Registers the response until it closes, unless a limit is reached. */
  open(res: Response, owner: string): 'open' | 'owner-has-enough' | 'node-is-full' {
    if (this.owners.size >= this.max.ofNode) return 'node-is-full';
    const theirs = [...this.owners.values()].filter((one) => one === owner).length;
    if (theirs >= this.max.ofOwner) return 'owner-has-enough';
    this.owners.set(res, owner);
    res.once('close', () => this.owners.delete(res));
    return 'open';
  }

  /** A node that shuts down waits for open responses; these would never end (reliability E9). */
  endAll(): void {
    for (const res of this.owners.keys()) res.end();
  }
}
