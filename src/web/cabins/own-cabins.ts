import type { Request } from 'express';
import type { CabinBookings } from '../../core/engine/cabin-bookings.port';
import type { HeldSuite } from '../../core/engine/booking';
import { suitesOf } from '../../core/engine/held-suites';
import type { Clock } from '../../core/shared/clock.port';
import type { HoldCookie } from '../engine/hold-cookie';

export interface OwnHold {
  readonly holdId: string;
  readonly suites: readonly Pick<HeldSuite, 'cabinNumber' | 'category'>[];
}

export class OwnCabins {
  constructor(
    private readonly holdCookie: Pick<HoldCookie, 'read'>,
    private readonly cabinBookings: Pick<CabinBookings, 'getHold'>,
    private readonly clock: Clock,
  ) {}

  async find(req: Request, itineraryId: string): Promise<OwnHold | undefined> {
    const holdId = this.holdCookie.read(req);
    const hold = holdId === undefined ? undefined : await this.cabinBookings.getHold(holdId);
    if (!hold || hold.itineraryId !== itineraryId || hold.reservationId !== undefined) return undefined;
    if (hold.expiresAt <= this.clock.now()) return undefined;
    return { holdId: hold.holdId, suites: suitesOf<HeldSuite>(hold) };
  }
}
