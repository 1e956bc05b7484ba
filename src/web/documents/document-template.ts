import type { FindPicture } from './brochure-parts';

export interface DocumentTools {
  readonly findPicture: FindPicture;
  readonly routeMap: (voyageSlug: string) => string | undefined;
}

/**
 * A document as a function of its facts. Facts are plain data, because they are sent to the process that renders. A file
 * `*.document.ts` exports nothing but templates (`found-documents.ts`).
 */
export interface DocumentTemplate<Facts, Rendered = Buffer> {
  /** Unique among all templates. */
  readonly name: string;
  render(facts: Facts, tools: DocumentTools): Promise<Rendered>;
}
