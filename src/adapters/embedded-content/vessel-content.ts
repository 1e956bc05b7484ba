import type { Vessel } from '../../core/vessel/vessel';
import type { VesselContent } from '../../core/vessel/vessel-content.port';
import type { SampleLine } from './sample-line';

export class EmbeddedVesselContent implements VesselContent {
  constructor(private readonly line: Pick<SampleLine, 'vessel'>) {}

  async getVessel(): Promise<Vessel> {
    return this.line.vessel;
  }
}
