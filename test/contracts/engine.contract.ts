import { type AcceptancesUnderTest, describeAcceptances } from './acceptances.contract';
import { type BookingAdvisersUnderTest, describeBookingAdvisers } from './booking-advisers.contract';
import { describeDueRefunds, type DueRefundsUnderTest } from './due-refunds.contract';
import { type BookingRecordsUnderTest, describeBookingRecords } from './booking-records.contract';
import { type CabinBookingsUnderTest, describeCabinBookings } from './cabin-bookings.contract';
import { describeHoldDrafts, type HoldDraftsUnderTest } from './hold-drafts.contract';
import { describeHoldSuites, type HoldSuitesUnderTest } from './hold-suites.contract';
import { type PaymentsUnderTest, describePayments } from './payments.contract';
import { describeFares, type FaresUnderTest } from './fares.contract';
import { describeNamedCabins } from './named-cabins.contract';
import { describePaymentIntents, type PaymentIntentsUnderTest } from './payment-intents.contract';
import { describeEngineHandoff, type EngineHandoffUnderTest } from './engine-handoff.contract';
import { describeReservationNews, type ReservationNewsUnderTest } from './reservation-news.contract';
import { describeSailingCabins, type SailingCabinsUnderTest } from './sailing-cabins.contract';
import { describeSailingInventory, type SailingInventoryUnderTest } from './sailing-inventory.contract';
import { describeTripRepository, type TripRepositoryUnderTest } from './trip-repository.contract';
import { describeWaitlist, type WaitlistUnderTest } from './waitlist.contract';

/**
 * A reservation engine as its contract meets it (decision 0024): how each of its ports is opened, on an engine that may
 * be filled and emptied. One that the line's engine does not have, because its own pages do that work, is left out.
 */
export interface EngineUnderTest {
  readonly name: string;
  readonly sailingInventory: () => Promise<SailingInventoryUnderTest>;
  /** Single cabins; without it an engine gives any of a category. */
  readonly sailingCabins?: () => Promise<SailingCabinsUnderTest>;
  readonly fares?: () => Promise<FaresUnderTest>;
  readonly cabinBookings?: () => Promise<CabinBookingsUnderTest>;
  /** Several suites in one booking; without it an engine sells one. */
  readonly holdSuites?: () => Promise<HoldSuitesUnderTest>;
  readonly holdDrafts?: () => Promise<HoldDraftsUnderTest>;
  readonly acceptances?: () => Promise<AcceptancesUnderTest>;
  readonly bookingAdvisers?: () => Promise<BookingAdvisersUnderTest>;
  readonly dueRefunds?: () => Promise<DueRefundsUnderTest>;
  readonly payments?: () => Promise<PaymentsUnderTest>;
  readonly paymentIntents?: () => Promise<PaymentIntentsUnderTest>;
  /** With it WaitlistOffers and ReservationChanges. */
  readonly waitlist?: () => Promise<WaitlistUnderTest>;
  readonly reservationNews?: () => Promise<ReservationNewsUnderTest>;
  readonly bookingRecords?: () => Promise<BookingRecordsUnderTest>;
  readonly tripRepository: () => Promise<TripRepositoryUnderTest>;
  /** With it GuestEntrance. */
  readonly engineHandoff: () => Promise<EngineHandoffUnderTest>;
}

/** Ports that are tried by another one's suite, since they have no meaning without it. */
export const triedWith: Readonly<Record<string, string>> = {
  'waitlist-offers': 'waitlist',
  'reservation-changes': 'waitlist',
  'guest-entrance': 'engine-handoff',
  'payment-notices': 'payments',
  'payment-alerts': 'payments',
  'hosted-payment-records': 'payments',
  'refunded-payments': 'cabin-bookings',
};

/** Everything that an engine must be able to do for the site, in one suite. */
export function describeEngine(engine: EngineUnderTest): void {
  const { name } = engine;
  describeSailingInventory(name, engine.sailingInventory);
  if (engine.sailingCabins) describeSailingCabins(name, engine.sailingCabins);
  if (engine.fares) describeFares(name, engine.fares);
  if (engine.cabinBookings) {
    describeCabinBookings(name, engine.cabinBookings);
    if (engine.sailingCabins) describeNamedCabins(name, engine.cabinBookings);
  }
  if (engine.holdSuites) describeHoldSuites(name, engine.holdSuites);
  if (engine.holdDrafts) describeHoldDrafts(name, engine.holdDrafts);
  if (engine.acceptances) describeAcceptances(name, engine.acceptances);
  if (engine.bookingAdvisers) describeBookingAdvisers(name, engine.bookingAdvisers);
  if (engine.dueRefunds) describeDueRefunds(name, engine.dueRefunds);
  if (engine.payments) describePayments(name, engine.payments);
  if (engine.paymentIntents) describePaymentIntents(name, engine.paymentIntents);
  if (engine.waitlist) describeWaitlist(name, engine.waitlist);
  if (engine.reservationNews) describeReservationNews(name, engine.reservationNews);
  if (engine.bookingRecords) describeBookingRecords(name, engine.bookingRecords);
  describeTripRepository(name, engine.tripRepository);
  describeEngineHandoff(name, engine.engineHandoff);
}
