import { type EngineLocation, readEngineTarget } from '../../core/reserve/engine-location';
import { readReturnAddress } from '../../core/sign-in/return-address';
import type { OurHosts } from '../our-hosts';

/** Reads where a handoff leads and where it came from; what leads elsewhere is nothing (H59, reliability C10). */
export class HandoffAddresses {
  constructor(
    private readonly engineLocation: EngineLocation,
    private readonly hosts: Pick<OurHosts, 'isOurOrigin'>,
  ) {}

  /** An address at the engine. */
  target(text: unknown): string | undefined {
    return readEngineTarget(text, this.engineLocation, this.ownOriginOf(text));
  }

  /** A path of ours. */
  current(text: unknown): string | undefined {
    return readReturnAddress(text, this.ownOriginOf(text));
  }

  /** Each of our names is ours, whichever the visitor typed. */
  private ownOriginOf(text: unknown): string | undefined {
    const origin = typeof text === 'string' && URL.canParse(text) ? new URL(text).origin : undefined;
    return origin !== undefined && this.hosts.isOurOrigin(origin) ? origin : undefined;
  }
}
