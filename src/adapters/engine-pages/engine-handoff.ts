import type {
  EngineEntry,
  EngineHandoff,
  ReservationReference,
  ReservationToken,
} from '../../core/reserve/engine-handoff.port';

/** Page URLs of another vendor's engine, on the origin of its Details page; absent where it has no such page. */
interface EnginePageAddresses {
  readonly customerBooking?: string | undefined;
  readonly fareBreakdown?: string | undefined;
}

/**
 * Hands guests over to an engine that accepts no tokens, so that they enter like visitors (ENG-02). Data is sent in a
 * form's body, never in a URL (H08).
 */
export class EnginePagesHandoff implements EngineHandoff {
  constructor(private readonly pages: EnginePageAddresses) {}

  async issueToken(): Promise<ReservationToken | undefined> {
    return undefined;
  }

  /**
   * Sends package code, confirmation number, last name, first name and e-mail, as the specification lists them
   * (ENG-07).
   */
  async customerBooking({
    packageCode,
    reservationId,
    lastName,
    firstName,
    email,
  }: ReservationReference): Promise<EngineEntry | undefined> {
    return toFormEntry(this.pages.customerBooking, {
      packageCode,
      confirmationNumber: reservationId,
      lastName,
      firstName,
      email,
    });
  }

  /** Sends reservation number, last name, e-mail and voyage id (ENG-08). */
  async fareBreakdown({
    packageCode,
    reservationId,
    lastName,
    email,
  }: ReservationReference): Promise<EngineEntry | undefined> {
    return toFormEntry(this.pages.fareBreakdown, {
      reservationNumber: reservationId,
      lastName,
      email,
      voyageId: packageCode,
    });
  }
}

const toFormEntry = (address: string | undefined, fields: Readonly<Record<string, string>>): EngineEntry | undefined =>
  address === undefined ? undefined : { kind: 'post', address, fields };
