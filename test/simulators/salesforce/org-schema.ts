export type FieldType =
  | 'id'
  | 'string'
  | 'textarea'
  | 'email'
  | 'phone'
  | 'boolean'
  | 'double'
  | 'date'
  | 'datetime'
  | 'reference'
  | 'base64';

export interface OrgField {
  readonly type: FieldType;
  /** Longest text. */
  readonly length?: number;
  readonly isRequired?: true;
  readonly isUnique?: true;
  readonly isExternalId?: true;
  /** Of a reference: the object that it names, and the word by which queries go there. */
  readonly to?: string;
  readonly as?: string;
  /** Written by Salesforce itself. */
  readonly isReadOnly?: true;
}

export interface OrgObject {
  /** The first three characters of its records' ids. */
  readonly prefix: string;
  readonly fields: Readonly<Record<string, OrgField>>;
}

export type OrgSchema = Readonly<Record<string, OrgObject>>;

export const text = (length = 255): OrgField => ({ type: 'string', length });
/** Cannot be filtered or sorted by, as in a real organisation. */
export const longText = (length = 32_768): OrgField => ({ type: 'textarea', length });
export const required = (field: OrgField): OrgField => ({ ...field, isRequired: true });
export const unique = (length = 255): OrgField => ({ type: 'string', length, isUnique: true });
export const externalId = (length = 255): OrgField => ({ type: 'string', length, isUnique: true, isExternalId: true });
/** An external id that nobody has made unique: an upsert by it can find several. */
export const looseExternalId = (length = 255): OrgField => ({ type: 'string', length, isExternalId: true });
export const reference = (to: string, as: string): OrgField => ({ type: 'reference', to, as });
export const email: OrgField = { type: 'email', length: 80 };
export const phone: OrgField = { type: 'phone', length: 40 };
export const yesNo: OrgField = { type: 'boolean' };
export const number: OrgField = { type: 'double' };
export const date: OrgField = { type: 'date' };
export const dateTime: OrgField = { type: 'datetime' };
const readOnly = (field: OrgField): OrgField => ({ ...field, isReadOnly: true });

/** What every record has. */
const system: OrgObject['fields'] = {
  Id: { type: 'id', isReadOnly: true },
  CreatedDate: readOnly(dateTime),
  LastModifiedDate: readOnly(dateTime),
  SystemModstamp: readOnly(dateTime),
  IsDeleted: readOnly(yesNo),
};

export const object = (prefix: string, fields: OrgObject['fields']): OrgObject => ({
  prefix,
  fields: { ...system, ...fields },
});

/** Salesforce's own objects, as far as the site meets them, and those that docs/operations/salesforce.md asks for. */
export const crmObjects: OrgSchema = {
  User: object('005', {
    Username: text(80),
    FirstName: text(40),
    LastName: required(text(80)),
    Name: readOnly(text(121)),
    Email: email,
    Phone: phone,
    IsActive: yesNo,
  }),
  RecordType: object('012', { DeveloperName: text(80), Name: text(80), SobjectType: text(40), IsActive: yesNo }),
  Contact: object('003', {
    Salutation: text(40),
    FirstName: text(40),
    LastName: required(text(80)),
    Name: readOnly(text(121)),
    Email: email,
    Phone: phone,
    OtherPhone: phone,
    Birthdate: date,
    OwnerId: reference('User', 'Owner'),
    RecordTypeId: reference('RecordType', 'RecordType'),
    Phone_Country__c: text(2),
    Bio__c: longText(4_000),
    Gender__c: text(40),
    Accessibility_Needs__c: longText(4_000),
    Passport_Number__c: text(40),
    Made_By_Booking__c: yesNo,
    Merged_Into__c: reference('Contact', 'Merged_Into__r'),
    Picture_Version__c: number,
    Picture_Id__c: text(18),
  }),
  Opportunity: object('006', {
    Name: required(text(120)),
    StageName: required(text(40)),
    CloseDate: required(date),
    ContactId: reference('Contact', 'Contact'),
    IsClosed: yesNo,
  }),
  ServiceResource: object('0Hn', {
    Name: required(text(255)),
    RelatedRecordId: reference('User', 'RelatedRecord'),
    IsActive: yesNo,
    ResourceType: text(1),
    Picture_Url__c: text(255),
  }),
  ContentDocument: object('069', { Title: readOnly(text(255)) }),
  ContentVersion: object('068', {
    Title: text(255),
    PathOnClient: required(text(500)),
    FileExtension: readOnly(text(40)),
    VersionData: { type: 'base64' },
    ContentSize: readOnly(number),
    IsLatest: readOnly(yesNo),
    /** A record of any kind; ours are contacts and cases. */
    FirstPublishLocationId: text(18),
    ContentDocumentId: reference('ContentDocument', 'ContentDocument'),
  }),
  Guest_Contact_Point__c: object('a01', {
    Contact__c: required(reference('Contact', 'Contact__r')),
    Entry_Id__c: externalId(80),
    Channel__c: text(10),
    Address__c: text(254),
    Country_Code__c: text(2),
    Use__c: text(20),
    Is_Primary__c: yesNo,
    Confirmed_Address__c: text(254),
    Sign_In_Key__c: unique(255),
    Position__c: number,
    Removed_At__c: dateTime,
    Verified_At__c: dateTime,
  }),
  Guest_Address__c: object('a02', {
    Contact__c: required(reference('Contact', 'Contact__r')),
    Entry_Id__c: externalId(80),
    Street__c: text(200),
    City__c: text(80),
    Country_Code__c: text(2),
    State__c: text(10),
    Postal_Code__c: text(20),
    Is_Primary__c: yesNo,
    Position__c: number,
    Removed_At__c: dateTime,
  }),
  Guest_Favourite__c: object('a03', {
    Contact__c: required(reference('Contact', 'Contact__r')),
    Guest_Key__c: externalId(200),
    Item_Type__c: text(20),
    Item_Value__c: text(120),
    Description__c: text(255),
    Added_At__c: dateTime,
    Removed_At__c: dateTime,
  }),
  Guest_Preference__c: object('a04', {
    Contact__c: required(reference('Contact', 'Contact__r')),
    Guest_Key__c: externalId(18),
    Answers__c: longText(131_072),
    Status__c: text(20),
    At_Question__c: text(80),
  }),
  Guest_Notification_Choice__c: object('a05', {
    Contact__c: required(reference('Contact', 'Contact__r')),
    Guest_Key__c: externalId(80),
    Item__c: text(40),
    By_Email__c: yesNo,
    By_Text_Message__c: yesNo,
  }),
  Guest_Deletion_Request__c: object('a06', {
    Contact__c: required(reference('Contact', 'Contact__r')),
    Request_Id__c: externalId(40),
    Open_For__c: unique(18),
    State__c: text(20),
    Asked_At__c: dateTime,
    Settled_At__c: dateTime,
  }),
  Case: object('500', {
    ContactId: reference('Contact', 'Contact'),
    OwnerId: reference('User', 'Owner'),
    Subject: text(255),
    Reservation__c: text(40),
    Request_Id__c: externalId(40),
    Reply_By__c: dateTime,
    IsClosed: yesNo,
  }),
  Guest_Request_Message__c: object('a08', {
    Case__c: required(reference('Case', 'Case__r')),
    Message_Id__c: externalId(40),
    Author__c: text(120),
    Body__c: longText(32_768),
    From_Guest__c: yesNo,
    Written_At__c: dateTime,
  }),
  Guest_Passkey__c: object('a09', {
    Contact__c: required(reference('Contact', 'Contact__r')),
    Passkey_Key__c: unique(64),
    Passkey_Id__c: longText(1_400),
    User_Handle__c: text(100),
    Public_Key__c: longText(4_000),
    Counter__c: number,
    Is_Backed_Up__c: yesNo,
    Device__c: text(120),
    Added_At__c: dateTime,
    Used_At__c: dateTime,
    Removed_At__c: dateTime,
  }),
  Guest_Consent__c: object('a07', {
    Contact__c: required(reference('Contact', 'Contact__r')),
    Consent_Id__c: externalId(120),
    Subject__c: text(80),
    Is_Given__c: yesNo,
    Wording__c: longText(4_000),
    Source__c: text(80),
    Given_At__c: dateTime,
  }),
};
