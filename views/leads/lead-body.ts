import type { FormField, FormValues } from '../../src/core/leads/form-definition';
import { isAsked } from '../../src/core/leads/shown-fields';
import { dropPersonal } from '../../src/core/shared/personal-parameters';
import { saveDraft, readDraft } from './lead-draft';

interface LeadParts {
  readonly formId: string;
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly carriedFields: Readonly<Record<string, string>>;
  readonly tracking: Readonly<Record<string, string>>;
}

/** Returns the form's body, without token and id (FRM-32). One endpoint may accept two forms (FRM-34). */
export function bodyOf({
  formId,
  fields,
  values,
  carriedFields,
  tracking,
}: LeadParts): Readonly<Record<string, string | readonly string[]>> {
  const answers = fields.filter((field) => isAsked(field, values)).map(({ name }) => [name, values[name] ?? '']);
  return { form: formId, ...carriedFields, ...tracking, ...Object.fromEntries(answers) };
}

export function pageUrlOf(href: string): string {
  const url = dropPersonal(new URL(href));
  return `${url.origin}${url.pathname}${url.search}`;
}

/**
 * Each content has one id: a retry repeats it, also after a reload, so that the server accepts the content once
 * (reliability D2). Changed content gets a new id. Returns undefined where `crypto.randomUUID` is missing (plain http):
 * the server then detects repeats by content.
 */
export function submissionIdFor(formId: string, body: object): string | undefined {
  if (typeof crypto.randomUUID !== 'function') return undefined;
  const content = JSON.stringify(body);
  const { sent: submission } = readDraft(formId);
  if (submission?.content === content) return submission.id;
  const id = crypto.randomUUID();
  saveDraft(formId, { sent: { content, id } });
  return id;
}
