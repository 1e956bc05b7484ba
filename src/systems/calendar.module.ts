import type { ContainerModule } from 'inversify';
import { embeddedCalendarModule } from '../adapters/embedded-line/calendar.module';
import type { SystemParts } from './system-parts';

/** Who keeps the consultants’ times (CALENDAR). */
export const calendarModule = ({ line }: SystemParts): ContainerModule => embeddedCalendarModule(line);
