import type { Lead } from '../../core/leads/lead';
import type { LeadMapping } from './lead-mapping';
import type { FieldValues } from './salesforce-records';

const paragraph = '\n\n';

export const answerText = (value: string | readonly string[]): string =>
  typeof value === 'string' ? value : value.join(';');

export const consentText = ({ consents, receivedAt }: Lead): string =>
  consents
    .map(({ name, isGiven, wording }) => `${name}: ${isGiven ? 'yes' : 'no'} (${receivedAt.toISOString()})\n${wording}`)
    .join(paragraph);

/** Staff read these values of a lead in the organisation's own fields (FRM-32, FRM-35). */
export function leadFields(lead: Lead, mapping: LeadMapping): FieldValues {
  const texts = new Map<string, string[]>();
  const others: string[] = [];
  for (const [name, value] of Object.entries(lead.fields)) {
    const field = mapping.fields[name];
    if (field === undefined) others.push(`${name}: ${answerText(value)}`);
    else if (field !== null) texts.set(field, [...(texts.get(field) ?? []), answerText(value)]);
  }
  if (others.length > 0)
    texts.set(mapping.otherAnswers, [...(texts.get(mapping.otherAnswers) ?? []), others.join('\n')]);
  const fieldTexts = Object.fromEntries([...texts].map(([field, parts]) => [field, parts.join(paragraph)]));
  return { ...unsaidConsents(lead, mapping), ...fieldTexts, ...trackingFields(lead, mapping), ...about(lead, mapping) };
}

/** A consent that was asked for and not given empties its field, so that a rewritten record does not claim it. */
const unsaidConsents = ({ consents }: Lead, { fields }: LeadMapping): FieldValues =>
  Object.fromEntries(consents.flatMap(({ name, isGiven }) => (isGiven || !fields[name] ? [] : [[fields[name], null]])));

const trackingFields = ({ tracking }: Lead, mapping: LeadMapping): FieldValues =>
  Object.fromEntries(
    Object.entries(mapping.tracking).flatMap(([name, field]) => {
      const value = tracking[name as keyof typeof tracking];
      return field === null || value === undefined ? [] : [[field, value]];
    }),
  );

function about(lead: Lead, { recordTypeId, isUnchecked, consents, pageUrl, leadSource }: LeadMapping): FieldValues {
  const values: readonly (readonly [string | null, string | boolean | undefined])[] = [
    ['RecordTypeId', recordTypeId],
    [isUnchecked, lead.isUnchecked],
    [consents, lead.consents.length > 0 ? consentText(lead) : undefined],
    [pageUrl, lead.pageUrl],
    [leadSource, lead.leadSource],
  ];
  return Object.fromEntries(
    values.flatMap(([field, value]) => (field === null || value === undefined ? [] : [[field, value]])),
  );
}
