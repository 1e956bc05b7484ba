import type { Request } from 'express';
import type { Config } from '../../../config/config';
import type { Clock } from '../../core/shared/clock.port';
import type { Frame } from '../../../views/layout/frame';
import type { TagLayerFrames } from '../tracking/tag-layer-frames';

/** What every page knows about its surroundings. */
export class Frames {
  constructor(
    private readonly clock: Clock,
    private readonly policy: Pick<Config['policy'], 'signInUrl'>,
    private readonly dataLayer: TagLayerFrames,
  ) {}

  of(req: Request): Frame {
    const guest = req.session?.guest;
    const dataLayer = this.dataLayer.of(req);
    return {
      path: req.path,
      signInUrl: this.policy.signInUrl,
      year: this.clock.now().getUTCFullYear(),
      ...(guest ? { guest: { firstName: guest.firstName, initials: `${guest.firstName.charAt(0)}${guest.lastName.charAt(0)}` } } : {}),
      ...(dataLayer ? { dataLayer } : {}),
    };
  }
}
