import type { Request, Response } from 'express';
import type { Secrets } from '../../core/shared/secrets.port';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import { readSealed } from '../routing/check-input';
import { Joi } from '../routing/typed-joi';
import { readCookie } from '../session/read-cookie';

const purpose = 'own-bookings';
const dayMs = 24 * 3600_000;
const maxBookings = 5;
const schema = Joi.array().items(Joi.string());

/**
 * Reservations made in this browser within a day are confirmed when the guest signs in, so that only others are asked
 * about.
 */
export class OwnBookings {
  private readonly name: string;

  constructor(
    private readonly secrets: Pick<Secrets, 'seal' | 'open'>,
    private readonly trips: Pick<TripRepository, 'answerUnconfirmed'>,
    private readonly isSecure: boolean,
  ) {
    this.name = isSecure ? '__Host-booked' : 'booked';
  }

  remember(req: Request, res: Response, reservationId: string): void {
    const ids = [...new Set([reservationId, ...this.read(req)])].slice(0, maxBookings);
    res.cookie(this.name, this.secrets.seal(purpose, JSON.stringify(ids)), { ...this.options, maxAge: dayMs });
  }

  /** Another guest's reservation is left unchanged. A guest is asked later about one that cannot be confirmed now. */
  async confirm(req: Request, res: Response, contactId: string): Promise<void> {
    const ids = this.read(req);
    if (ids.length === 0) return;
    res.clearCookie(this.name, this.options);
    try {
      for (const id of ids) await this.trips.answerUnconfirmed({ contactId }, id, 'confirm');
    } catch (error) {
      req.log.warn({ err: error }, 'the bookings of this browser could not be confirmed');
    }
  }

  private read(req: Request): readonly string[] {
    const cookie = readCookie(req, this.name);
    return readSealed(schema, cookie === undefined ? undefined : this.secrets.open(purpose, cookie)) ?? [];
  }

  private get options() {
    return { httpOnly: true, secure: this.isSecure, sameSite: 'lax', path: '/' } as const;
  }
}
