import { type FieldValue, type Org, type OrgRecord, refusal, to18 } from './org';
import { dateTime, longText, number, object, type OrgSchema, reference, required, text, unique } from './org-schema';
import type { ApiRequest, ApiRoute } from './salesforce-api';

export const schedulerIds = {
  territory: to18('0Hh5g000000Miam'),
  workType: to18('08q5g000000Talk'),
  workTypeGroup: to18('0VS5g000000Talk'),
} as const;

/** Salesforce's own objects of appointments, and what docs/operations/salesforce-scheduler.md asks for. */
export const schedulerObjects: OrgSchema = {
  ServiceTerritory: object('0Hh', { Name: required(text(255)) }),
  WorkType: object('08q', { Name: required(text(255)), EstimatedDuration: number }),
  ServiceAppointment: object('08p', {
    AppointmentNumber: { ...text(255), isReadOnly: true },
    Status: text(40),
    SchedStartTime: dateTime,
    SchedEndTime: dateTime,
    AdditionalInformation: longText(4_000),
    ParentRecordId: reference('Opportunity', 'ParentRecord'),
    ContactId: reference('Contact', 'Contact'),
    ServiceTerritoryId: reference('ServiceTerritory', 'ServiceTerritory'),
    WorkTypeId: reference('WorkType', 'WorkType'),
    Booking_Key__c: unique(80),
    Meeting_Way__c: text(20),
    Meeting_Purpose__c: text(255),
    Meeting_Notes__c: longText(4_000),
    Meeting_Revision__c: number,
    Meeting_Link__c: text(255),
  }),
  AssignedResource: object('03r', {
    ServiceAppointmentId: required(reference('ServiceAppointment', 'ServiceAppointment')),
    ServiceResourceId: required(reference('ServiceResource', 'ServiceResource')),
  }),
};

export function seedScheduler(org: Org): void {
  org.insert('ServiceTerritory', { Name: 'Miami' }, schedulerIds.territory);
  org.insert('WorkType', { Name: 'A conversation', EstimatedDuration: 30 }, schedulerIds.workType);
}

const minuteMs = 60_000;
const dayMs = 24 * 3_600_000;
/** The organisation's scheduling policy: half hours on working days, a pause around each, not at once, not for ever ahead. */
const policy = {
  meetingMs: 30 * minuteMs,
  pauseMs: 15 * minuteMs,
  leadMs: 3 * 3_600_000,
  aheadMs: 31 * dayMs,
  opensAtMs: 13 * 3_600_000,
  closesAtMs: 21 * 3_600_000,
} as const;

interface Slot {
  readonly start: number;
  readonly end: number;
}

type Body = Readonly<Record<string, unknown>>;

/** Salesforce Scheduler's own calls: what it offers, what it takes, and 400 for what is gone. */
export const schedulerRoute =
  (now: () => Date = () => new Date()): ApiRoute =>
  (request, org) => {
    const { method, path } = request;
    if (path === '/scheduling/getAppointmentSlots' && method === 'POST')
      return { status: 200, body: { timeSlots: slotsFor(request, org, now()) } };
    if (path !== '/connect/scheduling/service-appointments') return undefined;
    if (method === 'POST') return { status: 201, body: { result: org.transaction(() => book(request, org, now())) } };
    if (method === 'PATCH') return { status: 200, body: { result: org.transaction(() => move(request, org, now())) } };
    return undefined;
  };

function slotsFor({ body }: ApiRequest, org: Org, now: Date): readonly object[] {
  const { territoryIds, workTypeGroupId, workType, startTime, endTime, requiredResourceIds } = (body ?? {}) as {
    readonly territoryIds?: readonly string[];
    readonly workTypeGroupId?: string;
    readonly workType?: { readonly id?: string };
    readonly startTime?: string;
    readonly endTime?: string;
    readonly requiredResourceIds?: readonly string[];
  };
  if (!territoryIds?.length) throw bad('Specify at least one service territory.');
  if ((workTypeGroupId === undefined) === (workType === undefined))
    throw bad('Specify either workTypeGroupId or workType, not both.');
  if (workType && !org.find('WorkType', workType.id ?? '')) throw bad('The work type ID is invalid.');
  if (workTypeGroupId !== undefined && workTypeGroupId !== schedulerIds.workTypeGroup)
    throw bad('The work type group ID is invalid.');
  if (!territoryIds.every((id) => org.find('ServiceTerritory', id))) throw bad('The service territory ID is invalid.');
  const resource = org.find('ServiceResource', requiredResourceIds?.[0] ?? '');
  if (!resource || requiredResourceIds?.length !== 1) throw bad('Specify one required resource.');
  const from = timeOf(startTime);
  const to = Math.min(timeOf(endTime), from + policy.aheadMs);
  return slotsOf(org, resource.Id, now)
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }) => ({ startTime: written(start), endTime: written(end), territoryId: territoryIds[0] }));
}

function book({ body }: ApiRequest, org: Org, now: Date): object {
  const { serviceAppointment = {}, assignedResources = [] } = (body ?? {}) as {
    readonly serviceAppointment?: Body;
    readonly assignedResources?: readonly Body[];
  };
  const { parentRecordId, workTypeId, serviceTerritoryId } = serviceAppointment as Readonly<Record<string, string>>;
  if (parentRecordId === undefined) throw bad('Specify either parentRecordId or lead.');
  const resource = resourceOf(org, assignedResources);
  const time = mustBeFree(org, { resource, now, appointment: serviceAppointment });
  const record = org.insert('ServiceAppointment', {
    Status: 'None',
    ...extended(serviceAppointment),
    ...time,
    ParentRecordId: parentRecordId,
    WorkTypeId: workTypeId,
    ServiceTerritoryId: serviceTerritoryId,
  });
  const assigned = org.insert('AssignedResource', { ServiceAppointmentId: record.Id, ServiceResourceId: resource });
  return { serviceAppointmentId: record.Id, assignedResourceIds: [assigned.Id], parentRecordId };
}

function move({ body }: ApiRequest, org: Org, now: Date): object {
  const {
    serviceAppointmentId = '',
    serviceAppointment = {},
    assignedResources = [],
  } = (body ?? {}) as {
    readonly serviceAppointmentId?: string;
    readonly serviceAppointment?: Body;
    readonly assignedResources?: readonly Body[];
  };
  const before = org.find('ServiceAppointment', serviceAppointmentId);
  if (!before) throw bad('The service appointment ID is invalid.');
  const resource = resourceOf(org, assignedResources);
  const time = mustBeFree(org, { resource, now, appointment: serviceAppointment, except: before.Id });
  org.update('ServiceAppointment', before.Id, { ...extended(serviceAppointment), ...time });
  return {
    serviceAppointmentId: before.Id,
    assignedResourceIds: assignedTo(org, resource)
      .filter(({ ServiceAppointmentId }) => ServiceAppointmentId === before.Id)
      .map(({ Id }) => Id),
    parentRecordId: before['ParentRecordId'],
  };
}

function mustBeFree(
  org: Org,
  {
    resource,
    now,
    appointment,
    except,
  }: { readonly resource: string; readonly now: Date; readonly appointment: Body; readonly except?: string },
): Record<string, FieldValue> {
  const [start, end] = [timeOf(appointment['schedStartTime']), timeOf(appointment['schedEndTime'])];
  if (!slotsOf(org, resource, now, except).some((slot) => slot.start === start && slot.end === end))
    throw bad('The selected time slot is no longer available.');
  return { SchedStartTime: new Date(start).toISOString(), SchedEndTime: new Date(end).toISOString() };
}

function resourceOf(org: Org, assigned: readonly Body[]): string {
  const [first] = assigned;
  const resource = org.find('ServiceResource', String(first?.['serviceResourceId'] ?? ''));
  if (!resource || assigned.length !== 1) throw bad('The service resource ID is invalid.');
  return resource.Id;
}

/** Any field of the appointment that the call itself has no word for. */
function extended({ extendedFields = [] }: { readonly extendedFields?: unknown }): Record<string, unknown> {
  return Object.fromEntries(
    (extendedFields as readonly { readonly name: string; readonly value: unknown }[]).map(({ name, value }) => [
      name,
      value,
    ]),
  );
}

function slotsOf(org: Org, resource: string, now: Date, except?: string): readonly Slot[] {
  const taken = assignedTo(org, resource)
    .map(({ ServiceAppointmentId }) => org.find('ServiceAppointment', String(ServiceAppointmentId)))
    .filter((one): one is OrgRecord => one !== undefined && one.Id !== except && one['Status'] !== 'Canceled')
    .map((one) => ({ start: timeOf(one['SchedStartTime']), end: timeOf(one['SchedEndTime']) }));
  const isFree = ({ start, end }: Slot) =>
    taken.every((other) => end + policy.pauseMs <= other.start || start - policy.pauseMs >= other.end);
  return halfHours(now.getTime() + policy.leadMs, now.getTime() + policy.aheadMs).filter(isFree);
}

function halfHours(from: number, to: number): readonly Slot[] {
  const slots: Slot[] = [];
  for (let day = Math.floor(from / dayMs) * dayMs; day <= to; day += dayMs) {
    if ([0, 6].includes(new Date(day).getUTCDay())) continue;
    for (let start = day + policy.opensAtMs; start < day + policy.closesAtMs; start += policy.meetingMs)
      slots.push({ start, end: start + policy.meetingMs });
  }
  return slots.filter(({ start }) => start >= from && start <= to);
}

const assignedTo = (org: Org, resource: string) =>
  org.all('AssignedResource').filter(({ ServiceResourceId }) => to18(String(ServiceResourceId)) === to18(resource));

const timeOf = (value: unknown): number => {
  const time = Date.parse(String(value));
  if (Number.isNaN(time)) throw bad('The time is invalid.');
  return time;
};

const written = (time: number): string => new Date(time).toISOString().replace('Z', '+0000');

const bad = (message: string) => refusal('BAD_REQUEST', message);
