import type { FormDefinition } from '../../core/leads/form-definition';
import type { GatedDocument, LeadForms } from '../../core/leads/lead-forms.port';
import { withCallTimes } from '../../core/leads/call-times';
import type { Clock } from '../../core/shared/clock.port';
import type { LineForms } from './load-forms';

export class EmbeddedLeadForms implements LeadForms {
  private readonly documents: ReadonlyMap<string, GatedDocument>;
  private cachedForms: { readonly year: number; readonly forms: ReadonlyMap<string, FormDefinition> } | undefined;

  constructor(
    private readonly line: LineForms,
    private readonly clock: Clock,
  ) {
    this.documents = new Map(line.documents.map((document) => [document.slug, document]));
  }

  getForm(formId: string): FormDefinition | undefined {
    const form = this.formsNow().get(formId);
    const { callHours } = this.line;
    return form && callHours ? withCallTimes(form, callHours, this.clock.now()) : form;
  }

  formIds(): readonly string[] {
    return [...this.formsNow().keys()];
  }

  getDocument(slug: string): GatedDocument | undefined {
    return this.documents.get(slug);
  }

  findDocuments(): readonly GatedDocument[] {
    return [...this.documents.values()];
  }

  private formsNow(): ReadonlyMap<string, FormDefinition> {
    const year = this.clock.now().getUTCFullYear();
    if (this.cachedForms?.year !== year)
      this.cachedForms = { year, forms: new Map(this.line.formsIn(year).map((form) => [form.id, form])) };
    return this.cachedForms.forms;
  }
}
