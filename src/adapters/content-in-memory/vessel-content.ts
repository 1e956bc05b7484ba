import type { VesselContent } from '../../core/vessel/vessel-content.port';
import type { ContentInMemory } from './line-content';

export class InMemoryVesselContent implements VesselContent {
  constructor(private readonly content: ContentInMemory) {}

  getVessel = () => this.content.read('vessel');
}
