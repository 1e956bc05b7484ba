import { type BrochureFacts, type BrochurePage, renderBrochure, type RenderedBrochure } from './brochure';
import { deckPlanBrochure } from './deck-plan-brochure';
import type { DocumentTemplate, DocumentTools } from './document-template';
import { factSheet } from './fact-sheet';
import { seasonBrochure } from './season-brochure';

const brochureDocument = <Facts extends BrochureFacts>(
  name: string,
  pagesOf: (facts: Facts, tools: DocumentTools) => Promise<readonly BrochurePage[]>,
): DocumentTemplate<Facts, RenderedBrochure> => ({
  name,
  render: async (facts, tools) => renderBrochure({ ...facts, pages: await pagesOf(facts, tools) }),
});

export const seasonDocument = brochureDocument('season-brochure', seasonBrochure);
export const deckPlanDocument = brochureDocument('deck-plans', deckPlanBrochure);
export const factSheetDocument = brochureDocument('fact-sheet', factSheet);
