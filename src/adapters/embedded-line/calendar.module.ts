import { ContainerModule } from 'inversify';
import { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import type { EmbeddedLine } from './embedded-line';

/** The consultants’ calendars in the line’s own database (CALENDAR=embedded). */
export const embeddedCalendarModule = (line: EmbeddedLine) =>
  new ContainerModule(({ bind }) => {
    bind(ConsultantCalendar).toConstantValue(line.consultantCalendar);
  });
