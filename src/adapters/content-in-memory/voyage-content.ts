import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { ContentInMemory } from './line-content';

export class InMemoryVoyageContent implements VoyageContent {
  constructor(private readonly content: ContentInMemory) {}

  findVoyages = () => this.content.read('voyages');
  findRegions = () => this.content.read('regions');
  findPorts = () => this.content.read('ports');
  findSuites = () => this.content.read('suites');
}
