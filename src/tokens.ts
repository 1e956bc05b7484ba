import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { portSymbol } from './core/shared/port-symbol';
import type { BookingTerms } from './core/engine/booking-terms';
import type { FareFacts } from './core/fare-facts/fare-facts';
import type { PreparationTerms } from './core/preparation/preparation-terms';
import type { NonStopFlights } from './core/voyages/non-stop-flights';
import type { ClimateNorms } from './core/trip-day/climate-norms';
import type { LineFactsView } from '../views/layout/line-facts';
import type { LineContact } from './web/leads/contact-view';
import type { SessionParts } from './web/session/session-parts';

export const tokens = {
  config: portSymbol<Config>('Config'),
  log: portSymbol<Logger>('Log'),
  closeLine: portSymbol<() => Promise<void>>('CloseLine'),
  /**
   * Bound once for each thing that would outlive a stopped node: timers, observers, exporters. Content that an operator
   * imports restarts a node within its process.
   */
  onStop: portSymbol<() => unknown>('OnStop'),
  database: Symbol('Database'),
  officeTimeZone: portSymbol<string>('OfficeTimeZone'),
  lineName: portSymbol<string>('LineName'),
  lineFacts: portSymbol<LineFactsView>('LineFacts'),
  hasContent: portSymbol<boolean>('HasContent'),
  hasNewContent: portSymbol<() => Promise<boolean>>('HasNewContent'),
  lineEmail: portSymbol<string>('LineEmail'),
  privacyEmail: Symbol('PrivacyEmail'),
  sharedPicture: Symbol('SharedPicture'),
  /** Texts of messages that the specification leaves open (H53). */
  lineMessages: Symbol('LineMessages'),
  lineContact: portSymbol<LineContact>('LineContact'),
  bookingTerms: portSymbol<BookingTerms>('BookingTerms'),
  fareFacts: portSymbol<FareFacts>('FareFacts'),
  excursionTerms: Symbol('ExcursionTerms'),
  preparationTerms: portSymbol<PreparationTerms>('PreparationTerms'),
  nonStopFlights: portSymbol<NonStopFlights>('NonStopFlights'),
  climateNorms: portSymbol<ClimateNorms>('ClimateNorms'),
  checkPhone: Symbol('CheckPhone'),
  demoClock: Symbol('DemoClock'),
  resetLine: Symbol('ResetLine'),
  /**
   * Bound once for each store outside of the line's database that a reset clears: limits in Redis, the memory of a
   * node.
   */
  clearOnReset: portSymbol<() => unknown>('ClearOnReset'),
  demoMessages: Symbol('DemoMessages'),
  content: Symbol('Content'),
  demoFares: Symbol('DemoFares'),
  demoCrm: Symbol('DemoCrm'),
  demoFaults: Symbol('DemoFaults'),
  sessionParts: portSymbol<SessionParts>('SessionParts'),
  sessionStore: Symbol('SessionStore'),
  systemCheck: Symbol('SystemCheck'),
} as const;
