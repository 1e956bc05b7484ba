import type { Port, Region, Suite, Voyage } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { ContentInMemory } from './line-content';

export class InMemoryVoyageContent implements VoyageContent {
  constructor(private readonly content: ContentInMemory) {}

  async findVoyages(): Promise<readonly Voyage[]> {
    return (await this.content.line('voyages')).voyages;
  }

  async findRegions(): Promise<readonly Region[]> {
    return (await this.content.line('regions')).regions;
  }

  async findPorts(): Promise<readonly Port[]> {
    return (await this.content.line('ports')).ports;
  }

  async findSuites(): Promise<readonly Suite[]> {
    return (await this.content.line('suites')).suites;
  }
}
