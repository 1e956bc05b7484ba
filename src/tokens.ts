/** Names in the container for values that have no class or port of their own. */
export const tokens = {
  config: Symbol('Config'),
  log: Symbol('Log'),
  officeTimeZone: Symbol('OfficeTimeZone'),
  /** Where a guest without a consultant writes to. */
  lineEmail: Symbol('LineEmail'),
  /** The conditions of sale of the embedded engine. */
  bookingTerms: Symbol('BookingTerms'),
  checkPhone: Symbol('CheckPhone'),
  /** The demonstration's clock; bound only in a demonstration. */
  demoClock: Symbol('DemoClock'),
  resetLine: Symbol('ResetLine'),
  demoMessages: Symbol('DemoMessages'),
  sessionParts: Symbol('SessionParts'),
  sessionStore: Symbol('SessionStore'),
  /** Bound once for each system that `/health` asks. */
  systemCheck: Symbol('SystemCheck'),
} as const;
