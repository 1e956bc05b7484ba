import type { Port, Region, Suite, Voyage } from '../../../core/voyages/voyage';
import type { VoyageContent } from '../../../core/voyages/voyage-content.port';
import type { SampleLine } from './sample-line';

/** The content folder as the site's source of voyages. Everything was read at start, so nothing can fail later. */
export class EmbeddedVoyageContent implements VoyageContent {
  private readonly voyages: readonly Voyage[];
  private readonly suites: readonly Suite[];

  constructor(private readonly line: SampleLine) {
    this.voyages = line.voyages.map(({ voyage }) => voyage);
    this.suites = line.suites.map(({ suite }) => suite);
  }

  async findVoyages(): Promise<readonly Voyage[]> {
    return this.voyages;
  }

  async findRegions(): Promise<readonly Region[]> {
    return this.line.regions;
  }

  async findPorts(): Promise<readonly Port[]> {
    return this.line.ports;
  }

  async findSuites(): Promise<readonly Suite[]> {
    return this.suites;
  }
}
