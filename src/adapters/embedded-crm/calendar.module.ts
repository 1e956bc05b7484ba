import { ContainerModule } from 'inversify';
import { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import { Clock } from '../../core/shared/clock.port';
import { constant, construct } from '../../construct';
import { tokens } from '../../tokens';
import type { SampleLine } from '../embedded-content/sample-line';
import { timeZonesOf } from '../embedded-line/time-zones-of';
import { EmbeddedConsultantCalendar } from './meetings/consultant-calendar';

export const embeddedCalendarModule = (content: SampleLine) =>
  new ContainerModule(({ bind }) => {
    construct(bind(ConsultantCalendar), EmbeddedConsultantCalendar, [
      tokens.database,
      Clock,
      constant(timeZonesOf(content)),
    ]);
  });
