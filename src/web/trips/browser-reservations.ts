import type { Request, Response } from 'express';
import type { Secrets } from '../../core/shared/secrets.port';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import { readSealed } from '../routing/check-input';
import { Joi } from '../routing/typed-joi';
import { HostCookies } from '../session/host-cookies';

const cookie = 'booked';
/** Cookies of the last day are sealed under this name. */
const purpose = 'own-bookings';
const dayMs = 24 * 3600_000;
const maxReservations = 5;
const schema = Joi.array().items(Joi.string());

/**
 * Reservations made in this browser within a day are confirmed when the guest signs in, so that only others are asked
 * about.
 */
export class BrowserReservations {
  private readonly cookies: HostCookies;

  constructor(
    private readonly secrets: Pick<Secrets, 'seal' | 'open'>,
    private readonly trips: Pick<TripRepository, 'answerUnconfirmed'>,
    isSecure: boolean,
  ) {
    this.cookies = new HostCookies(isSecure);
  }

  remember(req: Request, res: Response, reservationId: string): void {
    const ids = [...new Set([reservationId, ...this.read(req)])].slice(0, maxReservations);
    this.cookies.set(res, cookie, { value: this.secrets.seal(purpose, JSON.stringify(ids)), maxAge: dayMs });
  }

  /** Another guest's reservation is left unchanged. A guest is asked later about one that cannot be confirmed now. */
  async confirm(req: Request, res: Response, contactId: string): Promise<void> {
    const ids = this.read(req);
    if (ids.length === 0) return;
    this.cookies.clear(res, cookie);
    try {
      for (const id of ids) await this.trips.answerUnconfirmed({ contactId }, id, 'confirm');
    } catch (error) {
      req.log.warn({ err: error }, 'the reservations of this browser could not be confirmed');
    }
  }

  private read(req: Request): readonly string[] {
    return readSealed(schema, this.secrets.open(purpose, this.cookies.read(req, cookie) ?? '')) ?? [];
  }
}
