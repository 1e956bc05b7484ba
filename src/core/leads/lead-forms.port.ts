import type { FormDefinition } from './form-definition';
import type { GatedBrochure } from './gated-brochure';
import { portSymbol } from '../shared/port-symbol';

/** A document that visitors get in exchange for their contact details (gated document, FRM-01, FRM-08). */
export interface GatedDocument {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Id of its form, among the configured ones. */
  readonly formId: string;
  /** The page after the form; a signed-in guest gets there without the form. */
  readonly thankYouUrl: string;
  /** Its content; without it, the thank-you page offers no download. */
  readonly book?: GatedBrochure;
}

/** Every lead form of the line: the specified ones with the line's lists, and its custom ones. */
export interface LeadForms {
  getForm(formId: string): FormDefinition | undefined;
  formIds(): readonly string[];
  getDocument(slug: string): GatedDocument | undefined;
  findDocuments(): readonly GatedDocument[];
}
export const LeadForms = portSymbol<LeadForms>('LeadForms');
