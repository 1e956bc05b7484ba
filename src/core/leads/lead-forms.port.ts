import type { FormDefinition } from './form-definition';
import type { GatedBrochure } from './gated-brochure';

/** A document that is given for an address (gated document, FRM-01, FRM-08). */
export interface GatedDocument {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Its form, among the configured ones. */
  readonly formId: string;
  /** Where a visitor goes after the form, and a signed-in guest at once. */
  readonly thankYouUrl: string;
  /** What it is made of; without it, the thank-you page hands nothing over. */
  readonly book?: GatedBrochure;
}

/** Every lead form of the line: the specified ones filled in with the line's lists, and the ones that it configures itself. */
export interface LeadForms {
  getForm(formId: string): FormDefinition | undefined;
  formIds(): readonly string[];
  getDocument(slug: string): GatedDocument | undefined;
  findDocuments(): readonly GatedDocument[];
}
export const LeadForms = Symbol('LeadForms');
