import { type Org, refusal, to18 } from './org';
import {
  email,
  externalId,
  longText,
  object,
  type OrgSchema,
  phone,
  reference,
  required,
  text,
  dateTime,
  yesNo,
} from './org-schema';
import type { ApiRoute } from './salesforce-api';

/** The queue that the organisation's assignment rule gives leads to. */
export const leadQueue = to18('00G5g000000Lead');

const tracking = [
  'Utm_Source__c',
  'Utm_Campaign__c',
  'Utm_Medium__c',
  'Utm_Term__c',
  'Utm_Content__c',
  'Gad_Source__c',
  'Gclid__c',
  'Dclid__c',
];
const answers = [
  'Topic__c',
  'Season__c',
  'Region__c',
  'Primary_Location__c',
  'Number_Of_Passengers__c',
  'Career_Interest__c',
  'Marine_Operations__c',
  'Hotel_Operations__c',
  'Itinerary_Id__c',
  'Suite_Id__c',
  'Suite_Name__c',
  'Extension__c',
  'Extension_Name__c',
  'Yacht_Consent__c',
  'Hotel_Consent__c',
  'Phone_Country__c',
];
const texts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text(255)]));

/** Lead as docs/operations/salesforce-leads.md asks for it. */
export const leadObjects: OrgSchema = {
  Group: object('00G', { Name: required(text(40)) }),
  Lead: object('00Q', {
    FirstName: text(40),
    LastName: required(text(80)),
    Name: { ...text(121), isReadOnly: true },
    Company: required(text(255)),
    Email: email,
    Phone: phone,
    Country: text(80),
    State: text(80),
    PostalCode: text(20),
    Description: longText(32_000),
    LeadSource: text(255),
    RecordTypeId: reference('RecordType', 'RecordType'),
    OwnerId: reference('Group', 'Owner'),
    Submission_Id__c: externalId(80),
    Form__c: text(80),
    Received_At__c: dateTime,
    Contact__c: reference('Contact', 'Contact__r'),
    Address_Owner__c: reference('Contact', 'Address_Owner__r'),
    Content__c: longText(131_072),
    Is_Unchecked__c: yesNo,
    Consents__c: longText(32_000),
    Page_Url__c: longText(4_000),
    Web_Url__c: longText(4_000),
    Voyage_Interest__c: longText(1_000),
    Interest_Regions__c: longText(1_000),
    ...texts(answers),
    ...texts(tracking),
  }),
};

export const seedLeads = (org: Org): void => void org.insert('Group', { Name: 'Website' }, leadQueue);

/** What an organisation may do to leads that come in. */
export interface LeadRules {
  /** A rule for duplicates that admits them for callers that ask for it, or for no caller. */
  duplicates: 'none' | 'warn' | 'block';
  /** Refuses what it gives a message for, as a validation rule does. */
  validation?: ((lead: Readonly<Record<string, unknown>>) => string | undefined) | undefined;
}

/** Headers and rules of leads; all else is as for every object. */
export function leadRoute(rules: LeadRules): ApiRoute {
  return ({ method, path, headers, body }, org) => {
    if (!/^\/sobjects\/Lead(\/|$)/.test(path) || (method !== 'POST' && method !== 'PATCH')) return undefined;
    const lead = (body ?? {}) as Record<string, unknown>;
    const message = rules.validation?.(lead);
    if (message !== undefined) throw refusal('FIELD_CUSTOM_VALIDATION_EXCEPTION', message, { fields: [] });
    const isLetIn =
      rules.duplicates === 'none' ||
      (rules.duplicates === 'warn' && /allowSave=true/i.test(headers['sforce-duplicate-rule-header'] ?? ''));
    if (isLetIn) org.duplicateRules.delete('Lead');
    else org.duplicateRules.add('Lead');
    if (/^true$/i.test(headers['sforce-auto-assign'] ?? '')) lead['OwnerId'] ??= leadQueue;
    return undefined;
  };
}
