import type { Vessel } from '../../core/vessel/vessel';
import type { VesselContent } from '../../core/vessel/vessel-content.port';
import type { ContentInMemory } from './line-content';

export class InMemoryVesselContent implements VesselContent {
  constructor(private readonly content: ContentInMemory) {}

  async getVessel(): Promise<Vessel> {
    return (await this.content.line('vessel')).vessel;
  }
}
