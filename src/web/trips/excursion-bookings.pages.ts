import type { Request, Response } from 'express';
import { formLine, readForm } from '../routing/read-form';
import { Joi, type ValueOf } from '../routing/typed-joi';
import type { ExcursionBookings, OfferAnswer, SeatRemoval } from '../../core/excursions/excursion-bookings.port';
import type { NotifyOfExcursionBooking } from '../../core/excursions/notify-of-excursion-booking';
import type { RemoveExcursionBookings } from '../../core/excursions/remove-excursion-bookings';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import { HttpError } from '../http-error';
import { guestOf } from '../session/guest-of';
import type { ExcursionBookingProofs, ExcursionBookingStep } from './excursion-booking-proofs';
import { tripNotFoundText } from './trip-not-found';

interface ExcursionBookingsPagesParts {
  readonly trips: Pick<TripRepository, 'getTrip'>;
  readonly excursionBookings: Pick<ExcursionBookings, 'findParties' | 'accept'>;
  readonly removeExcursions: Pick<RemoveExcursionBookings, 'run'>;
  readonly notify: Pick<NotifyOfExcursionBooking, 'notifyOfBooking'>;
  readonly proofs: Pick<ExcursionBookingProofs, 'hrefAfter'>;
}

const intents = ['remove', 'accept', 'decline'] as const;

const schema = Joi.object({
  reservationId: formLine(40),
  bookingIds: formLine(2_000),
  partyId: formLine(80),
  intent: Joi.string()
    .valid(...intents)
    .default('remove')
    .failover('remove'),
});

export class ExcursionBookingsPages {
  constructor(private readonly parts: ExcursionBookingsPagesParts) {}

  readonly answer = async (req: Request, res: Response): Promise<void> => {
    const form = readForm(schema, req.body);
    const { contactId } = guestOf(req);
    const trip = await this.parts.trips.getTrip({ contactId }, form.reservationId);
    if (!trip) throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(form.reservationId));
    const step = await this.carryOut(req, form, { contactId, reservationIds: [trip.reservationId] });
    res.redirect(303, this.parts.proofs.hrefAfter(trip.reservationId, { step, partyId: form.partyId }));
  };

  private async carryOut(
    req: Request,
    { intent, partyId, bookingIds }: ValueOf<typeof schema>,
    whose: Pick<OfferAnswer, 'contactId' | 'reservationIds'>,
  ): Promise<ExcursionBookingStep> {
    switch (intent) {
      case 'accept':
        return this.accept({ ...whose, partyId });
      case 'decline':
        return this.decline(req, { ...whose, partyId });
      case 'remove':
        return this.remove(req, { ...whose, bookingIds: bookingIds.split(',').filter(Boolean) });
    }
  }

  private async accept(answer: OfferAnswer): Promise<ExcursionBookingStep> {
    const { excursionBookings, notify } = this.parts;
    if ((await excursionBookings.accept(answer)) !== 'accepted') return 'offer-gone';
    const parties = await excursionBookings.findParties(answer.reservationIds);
    const confirmedParty = parties.find(({ partyId, state }) => partyId === answer.partyId && state === 'confirmed');
    if (confirmedParty) await notify.notifyOfBooking(confirmedParty);
    return 'accepted';
  }

  private async decline(req: Request, { partyId, ...whose }: OfferAnswer): Promise<ExcursionBookingStep> {
    const parties = await this.parts.excursionBookings.findParties(whose.reservationIds);
    const offeredParty = parties.find((party) => party.partyId === partyId && party.state === 'offered');
    if (!offeredParty) return 'offer-gone';
    const outcome = await this.remove(req, {
      ...whose,
      bookingIds: offeredParty.bookings.map(({ bookingId }) => bookingId),
    });
    return outcome === 'removed' ? 'declined' : outcome;
  }

  private async remove(req: Request, removal: SeatRemoval): Promise<ExcursionBookingStep> {
    if (removal.bookingIds.length === 0) return 'failed';
    const outcome = await this.parts.removeExcursions.run(removal).catch((error: unknown) => {
      req.log.warn({ err: error }, 'Failed to remove experience.');
      return 'failed' as const;
    });
    return outcome === 'not-found' ? 'failed' : outcome;
  }
}
