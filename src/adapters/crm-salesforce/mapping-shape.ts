import { keysOf } from '../../core/shared/typed-entries';

export type FieldKind = 'text' | 'flag' | 'number' | 'time';

const contact = {
  title: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  phoneCountry: 'text',
  dateOfBirth: 'text',
  bio: 'text',
  gender: 'text',
  accessibilityNeeds: 'text',
  passport: 'text',
  ownerId: 'text',
  ownerFirstName: 'text',
  ownerLastName: 'text',
  ownerEmail: 'text',
  ownerPhone: 'text',
  recordType: 'text',
  isMadeByBooking: 'flag',
  mergedInto: 'text',
  pictureVersion: 'number',
  pictureId: 'text',
} as const;

/** Fields that each object needs for each of the line's systems, explained in docs/operations/salesforce.md. */
const crmShape = {
  contact,
  consultant: { userId: 'text', isActive: 'flag', profileImage: 'text' },
  opportunity: { contactId: 'text' },
  contactPoint: {
    contactId: 'text',
    entryId: 'text',
    channel: 'text',
    address: 'text',
    country: 'text',
    use: 'text',
    isPrimary: 'flag',
    confirmed: 'text',
    signInKey: 'text',
    position: 'number',
    removedAt: 'time',
    verifiedAt: 'time',
  },
  address: {
    contactId: 'text',
    entryId: 'text',
    street: 'text',
    city: 'text',
    country: 'text',
    state: 'text',
    postalCode: 'text',
    isPrimary: 'flag',
    position: 'number',
    removedAt: 'time',
  },
  favourite: {
    contactId: 'text',
    key: 'text',
    type: 'text',
    value: 'text',
    description: 'text',
    addedAt: 'time',
    removedAt: 'time',
  },
  preference: { contactId: 'text', key: 'text', answers: 'text', status: 'text', at: 'text' },
  notificationChoice: { contactId: 'text', key: 'text', item: 'text', email: 'flag', sms: 'flag' },
  deletionRequest: {
    contactId: 'text',
    requestId: 'text',
    openFor: 'text',
    state: 'text',
    askedAt: 'time',
    settledAt: 'time',
  },
  consent: {
    contactId: 'text',
    consentId: 'text',
    subject: 'text',
    isGiven: 'flag',
    wording: 'text',
    source: 'text',
    givenAt: 'time',
  },
} as const;

const leadNotesShape = {
  leadNotes: {
    submissionId: 'text',
    formId: 'text',
    receivedAt: 'time',
    contactId: 'text',
    email: 'text',
    addressOwnerId: 'text',
    content: 'text',
  },
} as const;

const calendarShape = {
  appointment: {
    contactId: 'text',
    status: 'text',
    start: 'time',
    end: 'time',
    key: 'text',
    way: 'text',
    purpose: 'text',
    notes: 'text',
    revision: 'number',
    joinUrl: 'text',
  },
  assignedResource: { appointmentId: 'text', resourceId: 'text', resourceName: 'text' },
} as const;

const requestShape = {
  requestCase: {
    contactId: 'text',
    requestId: 'text',
    subject: 'text',
    reservationId: 'text',
    replyBy: 'time',
    isClosed: 'flag',
    ownerName: 'text',
  },
  requestMessage: {
    caseId: 'text',
    messageId: 'text',
    author: 'text',
    body: 'text',
    isFromGuest: 'flag',
    writtenAt: 'time',
    createdAt: 'time',
  },
} as const;

const passkeyShape = {
  passkey: {
    contactId: 'text',
    key: 'text',
    passkeyId: 'text',
    userHandle: 'text',
    publicKey: 'text',
    counter: 'number',
    isBackedUp: 'flag',
    name: 'text',
    addedAt: 'time',
    usedAt: 'time',
    removedAt: 'time',
  },
} as const;

export const shapes = { ...crmShape, ...leadNotesShape, ...calendarShape, ...requestShape, ...passkeyShape };
export type Shapes = typeof shapes;
export type EntityName = keyof Shapes;

export const requestEntities = keysOf(requestShape);
export const crmEntities = keysOf(crmShape);

/** Fields that an organisation may lack: they are left out of reads and writes. */
export const optionalFields: Readonly<Partial<Record<EntityName, readonly string[]>>> = {
  contact: [
    'title',
    'phoneCountry',
    'dateOfBirth',
    'bio',
    'gender',
    'accessibilityNeeds',
    'passport',
    'isMadeByBooking',
    'mergedInto',
  ],
  consultant: ['profileImage'],
  appointment: ['joinUrl'],
};

/** Fields that must be unique external ids; otherwise two nodes could write the same record twice. */
export const keyFields: Readonly<
  Partial<Record<EntityName, { readonly externalIds?: readonly string[]; readonly unique?: readonly string[] }>>
> = {
  contactPoint: { externalIds: ['entryId'], unique: ['entryId', 'signInKey'] },
  address: { externalIds: ['entryId'], unique: ['entryId'] },
  favourite: { externalIds: ['key'], unique: ['key'] },
  preference: { externalIds: ['key'], unique: ['key'] },
  notificationChoice: { externalIds: ['key'], unique: ['key'] },
  deletionRequest: { externalIds: ['requestId'], unique: ['requestId', 'openFor'] },
  consent: { externalIds: ['consentId'], unique: ['consentId'] },
  leadNotes: { externalIds: ['submissionId'], unique: ['submissionId'] },
  appointment: { unique: ['key'] },
  requestCase: { externalIds: ['requestId'], unique: ['requestId'] },
  requestMessage: { externalIds: ['messageId'], unique: ['messageId'] },
  passkey: { unique: ['key'] },
};
