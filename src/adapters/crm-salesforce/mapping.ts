import { readFileSync } from 'node:fs';
import Joi from 'joi';
import { type EntityName, optionalFields, type Shapes, shapes } from './mapping-shape';
import { keysOf } from '../../core/shared/typed-entries';

/** API names by the site's field names; null where the organisation lacks the field. */
export interface MappedObject<Key extends string = string> {
  readonly object: string;
  readonly fields: Readonly<Record<Key, string | null>>;
}

/** Maps entities to objects and fields. The mapping is configuration, because no two organisations are alike. */
export type SalesforceMapping = { readonly [Entity in EntityName]: MappedObject<keyof Shapes[Entity] & string> } & {
  /** The site's names of record types, by developer name; one that is not listed is named as in Salesforce. */
  readonly recordTypes: Readonly<Record<string, string>>;
  readonly leads?: object;
  readonly webToLead?: object;
};

const apiName = Joi.string().pattern(/^[A-Za-z]\w{0,79}$/, 'an API name');
const fieldName = Joi.string().pattern(/^[A-Za-z]\w{0,79}(\.[A-Za-z]\w{0,79})?$/, 'the API name of a field');

const objectSchema = (entity: EntityName) =>
  Joi.object({
    object: apiName.required(),
    fields: Joi.object(
      Object.fromEntries(
        Object.keys(shapes[entity]).map((field) => [
          field,
          optionalFields[entity]?.includes(field) ? fieldName.allow(null).default(null) : fieldName.required(),
        ]),
      ),
    ).required(),
  }).required();

/** Defaults for objects that were introduced after lines had written their mappings. */
const defaultMapping: Readonly<Partial<Record<EntityName, MappedObject>>> = {
  requestCase: {
    object: 'Case',
    fields: {
      contactId: 'ContactId',
      requestId: 'Request_Id__c',
      subject: 'Subject',
      reservationId: 'Reservation__c',
      replyBy: 'Reply_By__c',
      isClosed: 'IsClosed',
      ownerName: 'Owner.Name',
    },
  },
  requestMessage: {
    object: 'Guest_Request_Message__c',
    fields: {
      caseId: 'Case__c',
      messageId: 'Message_Id__c',
      author: 'Author__c',
      body: 'Body__c',
      isFromGuest: 'From_Guest__c',
      writtenAt: 'Written_At__c',
      createdAt: 'CreatedDate',
    },
  },
  passkey: {
    object: 'Guest_Passkey__c',
    fields: {
      contactId: 'Contact__c',
      key: 'Passkey_Key__c',
      passkeyId: 'Passkey_Id__c',
      userHandle: 'User_Handle__c',
      publicKey: 'Public_Key__c',
      counter: 'Counter__c',
      isBackedUp: 'Is_Backed_Up__c',
      name: 'Device__c',
      addedAt: 'Added_At__c',
      usedAt: 'Used_At__c',
      removedAt: 'Removed_At__c',
    },
  },
};

const mappingSchema = Joi.object<SalesforceMapping>({
  ...Object.fromEntries(
    keysOf(shapes).map((entity) => {
      const fallback = defaultMapping[entity];
      return [entity, fallback ? objectSchema(entity).optional().default(fallback) : objectSchema(entity)];
    }),
  ),
  recordTypes: Joi.object().pattern(apiName, Joi.string().max(80)).default({}),
  leads: Joi.object(),
  webToLead: Joi.object(),
});

export class MappingError extends Error {
  override readonly name = 'MappingError';
}

/** @throws MappingError naming every line that is wrong or missing */
export function readMapping(text: string): SalesforceMapping {
  const { error, value } = mappingSchema.required().validate(parse(text), { abortEarly: false });
  if (error)
    throw new MappingError(error.details.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  return value;
}

export function loadMapping(file: string): SalesforceMapping {
  try {
    return readMapping(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new MappingError(`${file}: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MappingError('is no JSON');
  }
}
