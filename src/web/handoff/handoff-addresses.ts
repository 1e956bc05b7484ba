import { type EngineLocation, readEngineTarget } from '../../core/reserve/engine-location';
import { readReturnAddress } from '../../core/sign-in/return-address';
import type { OurHosts } from '../our-hosts';

/** Validates the target and the origin of a handoff; returns undefined for any other address (H59, reliability C10). */
export class HandoffAddresses {
  constructor(
    private readonly engineLocation: EngineLocation,
    private readonly hosts: Pick<OurHosts, 'isOurOrigin'>,
  ) {}

  target(text: unknown): string | undefined {
    return readEngineTarget(text, this.engineLocation, this.ownOriginOf(text));
  }

  current(text: unknown): string | undefined {
    return readReturnAddress(text, this.ownOriginOf(text));
  }

  private ownOriginOf(text: unknown): string | undefined {
    const origin = typeof text === 'string' && URL.canParse(text) ? new URL(text).origin : undefined;
    return origin !== undefined && this.hosts.isOurOrigin(origin) ? origin : undefined;
  }
}
