import type { Port, Region, Suite, Voyage } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { SampleLine } from './sample-line';

interface Publications {
  read(): Promise<ReadonlyMap<string, boolean>>;
}

const nothingChanged: Publications = { read: async () => new Map() };

/** Serves the voyages of the content folder. All files are read at start, so no method can fail later. */
export class EmbeddedVoyageContent implements VoyageContent {
  private readonly voyages: readonly Voyage[];
  private readonly suites: readonly Suite[];
  /** Callers cache by identity, so an unchanged result must be the same list. */
  private last:
    | { readonly publications: ReadonlyMap<string, boolean>; readonly voyages: readonly Voyage[] }
    | undefined;

  constructor(
    private readonly line: SampleLine,
    private readonly publications: Publications = nothingChanged,
  ) {
    this.voyages = line.voyages.map(({ voyage }) => voyage);
    this.suites = line.suites.map(({ suite }) => suite);
  }

  async findVoyages(): Promise<readonly Voyage[]> {
    const publications = await this.publications.read();
    if (publications.size === 0) return this.voyages;
    if (this.last?.publications === publications) return this.last.voyages;
    const voyages = this.voyages.map((voyage) => ({
      ...voyage,
      isPublished: publications.get(voyage.voyageId) ?? voyage.isPublished,
    }));
    this.last = { publications, voyages };
    return voyages;
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
