import type { FormDefinition } from '../../../core/leads/form-definition';
import type { GatedDocument, LeadForms } from '../../../core/leads/lead-forms.port';
import type { LineForms } from './load-forms';

export class EmbeddedLeadForms implements LeadForms {
  private readonly forms: ReadonlyMap<string, FormDefinition>;
  private readonly documents: ReadonlyMap<string, GatedDocument>;

  constructor({ forms, documents }: LineForms) {
    this.forms = new Map(forms.map((form) => [form.id, form]));
    this.documents = new Map(documents.map((document) => [document.slug, document]));
  }

  getForm(formId: string): FormDefinition | undefined {
    return this.forms.get(formId);
  }

  formIds(): readonly string[] {
    return [...this.forms.keys()];
  }

  getDocument(slug: string): GatedDocument | undefined {
    return this.documents.get(slug);
  }

  findDocuments(): readonly GatedDocument[] {
    return [...this.documents.values()];
  }
}
