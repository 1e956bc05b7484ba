import { ContainerModule } from 'inversify';
import type { Kysely } from 'kysely';
import { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import { Clock } from '../../core/shared/clock.port';
import { tokens } from '../../tokens';
import type { SampleLine } from '../embedded-content/sample-line';
import { timeZonesOf } from '../embedded-line/time-zones-of';
import type { LineDatabase } from '../sql/line-database';
import { EmbeddedConsultantCalendar } from './meetings/consultant-calendar';

export const embeddedCalendarModule = (content: SampleLine) =>
  new ContainerModule(({ bind }) => {
    bind(ConsultantCalendar).toResolvedValue(
      (db: Kysely<LineDatabase>, clock: Clock) => new EmbeddedConsultantCalendar(db, clock, timeZonesOf(content)),
      [tokens.database, Clock],
    );
  });
