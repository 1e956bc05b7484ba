import Joi from 'joi';
import { type TrackingName, trackingNames } from '../../core/leads/lead';

/**
 * Target fields of a lead's parts by API name, in addition to those that the site reads back (`leadNotes`). A part that
 * is mapped to null is not sent.
 */
export interface LeadMapping {
  readonly recordTypeId?: string;
  /** Marks leads accepted while the bot check was out of order: staff review them before calling the visitor. */
  readonly isUnchecked: string | null;
  readonly consents: string | null;
  readonly pageUrl: string | null;
  readonly leadSource: string | null;
  /** Answers of custom forms that have no field of their own, so that nothing a visitor typed is lost. */
  readonly otherAnswers: string;
  /** Fields are listed by wire name. Several answers may share one long text field. */
  readonly fields: Readonly<Record<string, string | null>>;
  readonly tracking: Readonly<Record<TrackingName, string | null>>;
}

/** The same for Web-to-Lead, which names custom fields by their ids (00N…). */
export interface WebToLeadMapping {
  readonly recordType?: string;
  /**
   * Keys are wire names, tracking names or one of `submissionId`, `form`, `receivedAt`, `isUnchecked`, `consents`,
   * `pageUrl`.
   */
  readonly fields: Readonly<Record<string, string>>;
}

const apiName = Joi.string().pattern(/^[A-Za-z]\w{0,79}$/);
const optionalName = apiName.allow(null);
const recordTypeId = Joi.string().pattern(/^012[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/);

const defaultFields = {
  first_name: 'FirstName',
  last_name: 'LastName',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  country_code: 'Phone_Country__c',
  countryLabel: 'Country',
  country: null,
  stateLabel: 'State',
  state: null,
  zip: 'PostalCode',
  topic: 'Topic__c',
  message: 'Description',
  comments: 'Description',
  notes: 'Description',
  season: 'Season__c',
  voyageInterest: 'Voyage_Interest__c',
  interestRegions: 'Interest_Regions__c',
  region: 'Region__c',
  primaryLocation: 'Primary_Location__c',
  numberOfPassengers: 'Number_Of_Passengers__c',
  careerInterest: 'Career_Interest__c',
  marineOperations: 'Marine_Operations__c',
  hotelOperations: 'Hotel_Operations__c',
  itineraryId: 'Itinerary_Id__c',
  suiteId: 'Suite_Id__c',
  suiteName: 'Suite_Name__c',
  extension: 'Extension__c',
  extensionName: 'Extension_Name__c',
  webUrl: 'Web_Url__c',
  yachtConsent: 'Yacht_Consent__c',
  hotelConsent: 'Hotel_Consent__c',
  // Web-to-Lead and the browser use the following fields, but not the REST API.
  oid: null,
  retURL: null,
} as const;

const defaultTracking: Readonly<Record<TrackingName, string>> = {
  utm_source: 'Utm_Source__c',
  utm_campaign: 'Utm_Campaign__c',
  utm_medium: 'Utm_Medium__c',
  utm_term: 'Utm_Term__c',
  utm_content: 'Utm_Content__c',
  gad_source: 'Gad_Source__c',
  gclid: 'Gclid__c',
  dclid: 'Dclid__c',
};

const schema = Joi.object<LeadMapping>({
  recordTypeId,
  isUnchecked: optionalName.default('Is_Unchecked__c'),
  consents: optionalName.default('Consents__c'),
  pageUrl: optionalName.default('Page_Url__c'),
  leadSource: optionalName.default('LeadSource'),
  otherAnswers: apiName.default('Description'),
  fields: Joi.object().pattern(/^\w{1,80}$/, optionalName),
  tracking: Joi.object(Object.fromEntries(trackingNames.map((name) => [name, optionalName]))),
});

const webSchema = Joi.object<WebToLeadMapping>({
  recordType: recordTypeId,
  fields: Joi.object()
    .pattern(/^\w{1,80}$/, Joi.string().pattern(/^00N[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/))
    .default({}),
});

/** Defaults are in docs/operations/salesforce-leads.md. @throws Error naming what is wrong */
export function readLeadMapping(part: unknown): LeadMapping {
  const leadMapping = read(schema, part, 'leads');
  return {
    ...leadMapping,
    fields: { ...defaultFields, ...leadMapping.fields },
    tracking: { ...defaultTracking, ...leadMapping.tracking },
  };
}

/** Reads the part `webToLead` of the mapping. @throws Error naming what is wrong */
export const readWebToLeadMapping = (part: unknown): WebToLeadMapping => read(webSchema, part, 'webToLead');

export function leadFieldNames({
  fields,
  tracking,
  isUnchecked,
  consents,
  pageUrl,
  leadSource,
  otherAnswers,
}: LeadMapping): readonly string[] {
  const all = [
    isUnchecked,
    consents,
    pageUrl,
    leadSource,
    otherAnswers,
    ...Object.values(fields),
    ...Object.values(tracking),
  ];
  return [...new Set(all.filter((name) => name !== null))];
}

function read<T>(against: Joi.ObjectSchema<T>, part: unknown, name: string): T {
  const { error, value } = against.validate(part ?? {}, { abortEarly: false });
  if (error)
    throw new Error(error.details.map(({ path, message }) => `${[name, ...path].join('.')}: ${message}`).join('\n'));
  return value;
}
