/** Names in the container for values that have no class or port of their own. */
export const tokens = {
  config: Symbol('Config'),
  log: Symbol('Log'),
  /** The line's own, with every embedded system's tables (`Kysely<LineDatabase>`). */
  database: Symbol('Database'),
  officeTimeZone: Symbol('OfficeTimeZone'),
  /** What the line calls itself. */
  lineName: Symbol('LineName'),
  /** Where a guest without a consultant writes to. */
  lineEmail: Symbol('LineEmail'),
  /** Who looks after guests' own data. */
  privacyEmail: Symbol('PrivacyEmail'),
  /** The name of the picture that stands for the line itself. */
  sharedPicture: Symbol('SharedPicture'),
  /** What the line says where the specification leaves the words open (H53). */
  lineMessages: Symbol('LineMessages'),
  /** How the line is reached by telephone, mail and letter. */
  lineContact: Symbol('LineContact'),
  /** The conditions of sale of the embedded engine. */
  bookingTerms: Symbol('BookingTerms'),
  /** The conditions for experiences of the embedded desk. */
  excursionTerms: Symbol('ExcursionTerms'),
  checkPhone: Symbol('CheckPhone'),
  /** The demonstration's clock; bound only in a demonstration. */
  demoClock: Symbol('DemoClock'),
  resetLine: Symbol('ResetLine'),
  /** Forgives limits and lock-outs that stand outside the line's database; bound with Redis. */
  forgive: Symbol('Forgive'),
  demoMessages: Symbol('DemoMessages'),
  /** What the content says to whom, and that it has changed (`ContentParts`). */
  content: Symbol('Content'),
  /** Changes prices, to see what visitors are told. */
  demoFares: Symbol('DemoFares'),
  /** The lever of the embedded CRM, and what it has. */
  demoCrm: Symbol('DemoCrm'),
  /** The lever of the excursion booking system. */
  demoExcursionFaults: Symbol('DemoExcursionFaults'),
  sessionParts: Symbol('SessionParts'),
  sessionStore: Symbol('SessionStore'),
  /** What answers under /v1: the reservation-engine contract. */
  engineContract: Symbol('EngineContract'),
  /** Bound once for each system that `/health` asks. */
  systemCheck: Symbol('SystemCheck'),
} as const;
