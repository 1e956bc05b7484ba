import type { ResolutionContext } from 'inversify';
import { BespokePages } from './bespoke.pages';
import { ExcursionBookingApi } from './excursion-booking.api';
import { ExcursionsApi } from './excursions.api';
import { ExcursionsPages } from './excursions.pages';
import { OutingPages } from './outing.pages';
import { SeatsEvents } from './seats-events';

/** Who answers at the addresses of experiences. */
export const excursionHandlers = (context: ResolutionContext) => ({
  excursionsPages: context.get(ExcursionsPages),
  excursionsApi: context.get(ExcursionsApi),
  excursionBookingApi: context.get(ExcursionBookingApi),
  outingPages: context.get(OutingPages),
  bespokePages: context.get(BespokePages),
  seatsEvents: context.get(SeatsEvents),
});
