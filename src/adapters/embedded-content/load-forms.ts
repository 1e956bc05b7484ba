import { join } from 'node:path';
import { specifiedForms } from '../../core/leads/forms/specified-forms';
import { fieldsByName } from '../../core/leads/forms/standard-fields';
import type { FormDefinition, FormField } from '../../core/leads/form-definition';
import type { FormSettings } from '../../core/leads/form-settings';
import type { GatedDocument } from '../../core/leads/lead-forms.port';
import type { CallHours } from '../../core/leads/call-times';
import { ContentError } from './content-error';
import { type FormsFile, formsSchema, type OwnForm } from './forms-schema';
import { leavingOutUnknown, type OnBroken, readYaml } from './read-content';

export interface LineForms {
  formsIn(year: number): readonly FormDefinition[];
  readonly documents: readonly GatedDocument[];
  readonly callHours?: CallHours | undefined;
}

const fileIn = (folder: string) => join(folder, 'forms.yaml');

export const readForms = (folder: string): FormsFile => readYaml(fileIn(folder), formsSchema);

/** Returns the six forms of the specification and the line's custom ones. @throws ContentError */
export function loadForms(folder: string, defaultCountry: string, report?: OnBroken): LineForms {
  const read = () => readForms(folder);
  return buildForms(report ? leavingOutUnknown(report, read) : read(), { folder, defaultCountry });
}

interface FormsOrigin {
  readonly folder: string;
  readonly defaultCountry: string;
}

/** Like `loadForms`, from a file that was read before. @throws ContentError */
export function buildForms(content: FormsFile, { folder, defaultCountry }: FormsOrigin): LineForms {
  const file = fileIn(folder);
  const settings = settingsOf(content, defaultCountry);
  const specifiedIn = (year: number) => specifiedForms({ ...settings, year });
  const own = content.forms.map((form) => buildOwnForm(form, settings));
  const ownForm = own.find(({ id }) => specifiedIn(0).some((form) => form.id === id));
  if (ownForm) throw new ContentError(file, `forms: ${ownForm.id} is a form of the site already`);
  for (const form of own) checkOrder(file, form);
  for (const { slug, formId } of content.documents) {
    if (!own.some(({ id }) => id === formId)) throw new ContentError(file, `documents: ${slug} has no form ${formId}`);
  }
  return {
    formsIn: (year) => [...specifiedIn(year), ...own],
    documents: content.documents,
    callHours: content.callHours,
  };
}

function settingsOf(content: FormsFile, defaultCountry: string): Omit<FormSettings, 'year'> {
  const { leadSource, organisationId, thankYouUrl, longestMessage, consents, voyageInterests, propertyLocations } =
    content;
  return {
    leadSource,
    thankYouUrl,
    longestMessage,
    voyageInterests,
    propertyLocations,
    defaultCountry,
    yachtConsent: consents.yacht,
    hotelConsent: consents.hotel,
    ...(organisationId === undefined ? {} : { organisationId }),
  };
}

function buildOwnForm({ fields, leadSource, ...form }: OwnForm, settings: Omit<FormSettings, 'year'>): FormDefinition {
  const standard = fieldsByName(settings);
  const own = fields.flatMap((field): readonly FormField[] => {
    if (typeof field !== 'string') return [field];
    const standardField = standard.get(field);
    return standardField ? [standardField] : [];
  });
  const { organisationId } = settings;
  return {
    ...form,
    fields: own,
    leadSource: leadSource ?? settings.leadSource,
    ...(organisationId === undefined ? {} : { organisationId }),
  };
}

function checkOrder(file: string, { id, fields }: FormDefinition): void {
  const before = new Set<string>();
  for (const { name, shownWhen } of fields) {
    if (before.has(name)) throw new ContentError(file, `forms: ${id} has two fields ${name}`);
    if (shownWhen && !before.has(shownWhen.field))
      throw new ContentError(file, `forms: in ${id}, ${name} stands before ${shownWhen.field}`);
    before.add(name);
  }
}
