import type { Voyage } from '../../core/voyages/voyage';
import type { ContentInMemory, LineContent, PartOfLine } from '../content-in-memory/line-content';
import type { SampleLine } from './sample-line';

interface Publications {
  read(): Promise<ReadonlyMap<string, boolean>>;
}

const nothingChanged: Publications = { read: async () => new Map() };

/** The content folder. All files are read at start, so no method can fail later. */
export class EmbeddedContent implements ContentInMemory {
  private readonly content: LineContent;
  /** Callers cache by identity, so an unchanged result must be the same list. */
  private last: { readonly publications: ReadonlyMap<string, boolean>; readonly voyages: readonly Voyage[] };

  constructor(
    line: SampleLine,
    private readonly publications: Publications = nothingChanged,
  ) {
    const voyages = line.voyages.map(({ voyage }) => voyage);
    this.content = {
      ...line,
      voyages,
      suites: line.suites.map(({ suite }) => suite),
      questions: line.preferences,
    };
    this.last = { publications: new Map(), voyages };
  }

  readNow<Part extends PartOfLine>(part: Part): LineContent[Part] {
    return this.content[part];
  }

  async read<Part extends PartOfLine>(part: Part): Promise<LineContent[Part]> {
    return (part === 'voyages' ? { ...this.content, voyages: await this.findVoyages() } : this.content)[part];
  }

  private async findVoyages(): Promise<readonly Voyage[]> {
    const publications = await this.publications.read();
    if (publications.size === 0) return this.content.voyages;
    if (this.last.publications !== publications)
      this.last = {
        publications,
        voyages: this.content.voyages.map((voyage) => ({
          ...voyage,
          isPublished: publications.get(voyage.voyageId) ?? voyage.isPublished,
        })),
      };
    return this.last.voyages;
  }
}
