import type { Vessel } from '../../core/vessel/vessel';
import type { VesselContent } from '../../core/vessel/vessel-content.port';
import type { ContentfulContent } from './contentful-content';

export class ContentfulVesselContent implements VesselContent {
  constructor(private readonly content: Pick<ContentfulContent, 'line'>) {}

  async getVessel(): Promise<Vessel> {
    return (await this.content.line('vessel')).vessel;
  }
}
