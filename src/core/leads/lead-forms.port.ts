import type { FormDefinition } from './form-definition';
import type { GatedBrochure } from './gated-brochure';
import { portSymbol } from '../shared/port-symbol';

/** A document that visitors get in exchange for their contact details (gated document, FRM-01, FRM-08). */
export interface GatedDocument {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly formId: string;
  readonly thankYouUrl: string;
  /** The document's content; without it, the thank-you page offers no download. */
  readonly book?: GatedBrochure;
}

export interface LeadForms {
  getForm(formId: string): FormDefinition | undefined;
  formIds(): readonly string[];
  getDocument(slug: string): GatedDocument | undefined;
  findDocuments(): readonly GatedDocument[];
}
export const LeadForms = portSymbol<LeadForms>('LeadForms');
