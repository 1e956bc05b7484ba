import type { Response } from 'express';
import type { AdmissionControl } from '../admission/admission-control';

interface StreamOwner {
  readonly session: string;
  readonly guest: string;
}

/** Responses that do not end by themselves, with limits per session, guest and node (reliability G1). */
export class OpenStreams {
  private readonly owners = new Map<Response, StreamOwner>();

  constructor(
    private readonly max: { readonly ofSession: number; readonly ofGuest: number; readonly ofNode: number },
    private readonly admission: Pick<AdmissionControl, 'release'>,
  ) {}

  get count(): number {
    return this.owners.size;
  }

  /** Registers the response until it closes, unless a limit is reached. */
  open(res: Response, owner: StreamOwner): 'open' | 'owner-has-enough' | 'node-is-full' {
    if (this.owners.size >= this.max.ofNode) return 'node-is-full';
    const ofGuest = [...this.owners.values()].filter(({ guest }) => guest === owner.guest);
    const ofSession = ofGuest.filter(({ session }) => session === owner.session);
    if (ofGuest.length >= this.max.ofGuest || ofSession.length >= this.max.ofSession) return 'owner-has-enough';
    this.owners.set(res, owner);
    this.admission.release(res);
    res.once('close', () => this.owners.delete(res));
    return 'open';
  }

  /** A node that shuts down waits for open responses, but streams never end by themselves (reliability E9). */
  endAll(): void {
    for (const res of this.owners.keys()) res.end();
  }
}
