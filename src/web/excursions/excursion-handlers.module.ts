import type { ResolutionContext } from 'inversify';
import { BespokePages } from './bespoke.pages';
import { ExcursionBookingApi } from './excursion-booking.api';
import { ExcursionsApi } from './excursions.api';
import { ExcursionsPages } from './excursions.pages';
import { ReserveExperiencePages } from './reserve-experience.pages';
import { SeatsEvents } from './seats-events';

/** Who answers at the addresses of experiences. */
export const excursionHandlers = (context: ResolutionContext) => ({
  excursionsPages: context.get(ExcursionsPages),
  excursionsApi: context.get(ExcursionsApi),
  excursionBookingApi: context.get(ExcursionBookingApi),
  reserveExperiencePages: context.get(ReserveExperiencePages),
  bespokePages: context.get(BespokePages),
  seatsEvents: context.get(SeatsEvents),
});
