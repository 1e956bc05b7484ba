import type { FormDefinition } from '../../core/leads/form-definition';
import type { GatedDocument, LeadForms } from '../../core/leads/lead-forms.port';
import { notFound } from '../http-error';

/** The forms that the specification names; every other one is the line's own and stands below /forms (FRM-01). */
export const specifiedForms = [
  'contact-us',
  'careers',
  'get-in-touch',
  'waitlist',
  'inquire-now',
  'enquire-now-itinerary',
] as const;
export type SpecifiedForm = (typeof specifiedForms)[number];

/** A form and the endpoint that its script sends it to. */
export interface LeadTarget {
  readonly form: FormDefinition;
  readonly endpoint: string;
  readonly document?: GatedDocument;
}

/** The bot check of a form is bound to the last segment of its endpoint (start contract). */
export const actionOf = ({ endpoint }: Pick<LeadTarget, 'endpoint'>): string => endpoint.split('/').at(-1) ?? '';

/** What the endpoint cannot tell: the waitlist's takes two forms (FRM-34), and one form may stand before several documents. */
export const namesOf = ({ form, document, endpoint }: LeadTarget): Readonly<Record<string, string>> => ({
  ...(endpoint.endsWith(`/${form.id}`) ? {} : { form: form.id }),
  ...(document ? { document: document.slug } : {}),
});

export const isSpecified = (formId: string): formId is SpecifiedForm =>
  (specifiedForms as readonly string[]).includes(formId);

/** Which form stands where. */
export class LeadTargets {
  constructor(private readonly forms: LeadForms) {}

  /** A specified form; it is there, or the server would not have started. */
  form(formId: SpecifiedForm): FormDefinition {
    const form = this.forms.getForm(formId);
    if (!form) throw new Error(`There is no form ${formId}.`);
    return form;
  }

  specified(formId: Exclude<SpecifiedForm, 'inquire-now'>): LeadTarget {
    return { form: this.form(formId), endpoint: `/api/${formId}` };
  }

  /** A guest's inquiry has an endpoint of its own; a visitor's goes to the waitlist (FRM-34). */
  inquiry(isGuest: boolean): LeadTarget {
    return isGuest
      ? this.specified('enquire-now-itinerary')
      : { form: this.form('inquire-now'), endpoint: '/api/waitlist' };
  }

  /** A form of the line's own (API-26), for a document where it says so. */
  configured(formId: string, slug?: string): LeadTarget {
    const form = isSpecified(formId) ? undefined : this.forms.getForm(formId);
    if (!form) throw notFound();
    const document = slug ? this.forms.getDocument(slug) : undefined;
    return { form, endpoint: `/api/forms/${form.id}`, ...(document?.formId === form.id ? { document } : {}) };
  }

  document(slug: string): LeadTarget {
    const document = this.forms.getDocument(slug);
    if (!document) throw notFound();
    return this.configured(document.formId, slug);
  }

  /** Of the line's own forms. */
  configuredIds(): readonly string[] {
    return this.forms.formIds().filter((formId) => !isSpecified(formId));
  }
}
