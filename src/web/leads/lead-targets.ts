import type { FormDefinition } from '../../core/leads/form-definition';
import type { GatedDocument, LeadForms } from '../../core/leads/lead-forms.port';
import { notFound } from '../http-error';

/** The forms that the specification names; all others are the line's own, below /forms (FRM-01). */
const specifiedForms = [
  'contact-us',
  'careers',
  'get-in-touch',
  'waitlist',
  'inquire-now',
  'enquire-now-itinerary',
] as const;
export type SpecifiedForm = (typeof specifiedForms)[number];

export interface LeadTarget {
  readonly form: FormDefinition;
  readonly endpoint: string;
  readonly document?: GatedDocument;
}

export const actionOf = ({ endpoint }: Pick<LeadTarget, 'endpoint'>): string => endpoint.split('/').at(-1) ?? '';

/**
 * Form names that the endpoint does not imply: the waitlist's endpoint takes two forms (FRM-34), and documents may
 * share a form.
 */
export const namesOf = ({ form, document, endpoint }: LeadTarget): Readonly<Record<string, string>> => ({
  ...(endpoint.endsWith(`/${form.id}`) ? {} : { form: form.id }),
  ...(document ? { document: document.slug } : {}),
});

export const isSpecified = (formId: string): formId is SpecifiedForm => specifiedForms.some((one) => one === formId);

export class LeadTargets {
  constructor(private readonly forms: LeadForms) {}

  form(formId: SpecifiedForm): FormDefinition {
    const form = this.forms.getForm(formId);
    if (!form) throw new Error(`There is no form ${formId}.`);
    return form;
  }

  specifiedTarget(formId: Exclude<SpecifiedForm, 'inquire-now'>): LeadTarget {
    return { form: this.form(formId), endpoint: `/api/${formId}` };
  }

  /** The form for a guest's inquiry has its own endpoint; a visitor's uses the waitlist's (FRM-34). */
  inquiry(isGuest: boolean): LeadTarget {
    return isGuest
      ? this.specifiedTarget('enquire-now-itinerary')
      : { form: this.form('inquire-now'), endpoint: '/api/waitlist' };
  }

  configuredTarget(formId: string, slug?: string): LeadTarget {
    const form = isSpecified(formId) ? undefined : this.forms.getForm(formId);
    if (!form) throw notFound();
    const document = slug ? this.forms.getDocument(slug) : undefined;
    return { form, endpoint: `/api/forms/${form.id}`, ...(document?.formId === form.id ? { document } : {}) };
  }

  document(slug: string): LeadTarget {
    const document = this.forms.getDocument(slug);
    if (!document) throw notFound();
    return this.configuredTarget(document.formId, slug);
  }

  configuredIds(): readonly string[] {
    return this.forms.formIds().filter((formId) => !isSpecified(formId));
  }
}
