import { ContainerModule } from 'inversify';
import { SalesforceConsultantCalendar } from '../adapters/crm-salesforce/consultant-calendar';
import { Scheduler } from '../adapters/crm-salesforce/scheduler';
import { embeddedCalendarModule } from '../adapters/embedded-crm/calendar.module';
import { ConsultantCalendar } from '../core/meetings/consultant-calendar.port';
import { Locks } from '../core/shared/locks.port';
import { constant, construct } from '../construct';
import type { SystemParts } from './system-parts';

export function calendarModule({ config: { calendar }, line, clock, salesforce }: SystemParts): ContainerModule {
  if (calendar.kind === 'embedded' || !salesforce) return embeddedCalendarModule(line.content);
  const {
    records,
    tables: { appointment: appointments, assignedResource: assignedResources },
  } = salesforce;
  const scheduler = new Scheduler(records.client, calendar);
  return new ContainerModule(({ bind }) => {
    construct(bind(ConsultantCalendar), SalesforceConsultantCalendar, {
      scheduler: constant(scheduler),
      appointments: constant(appointments),
      assignedResources: constant(assignedResources),
      locks: Locks,
      clock: constant(clock),
    });
  });
}
