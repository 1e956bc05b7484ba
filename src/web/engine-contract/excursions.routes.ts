import type { ContractRoute } from './contract-operation';
import type { ContractExcursionsApi } from './excursions.api';
import {
  findAvailabilityOperation,
  findDeparturesOperation,
  findExcursionGuestsOperation,
} from './excursion-departures.schema';
import {
  acceptOfferOperation,
  bookExcursionOperation,
  findBookingsOperation,
  markNotifiedOperation,
  passOnOffersOperation,
  removeExcursionsOperation,
  claimUnnotifiedOffersOperation,
} from './excursions.schema';

export type ContractExcursions = Pick<
  ContractExcursionsApi,
  | 'availability'
  | 'find'
  | 'guests'
  | 'bookings'
  | 'book'
  | 'remove'
  | 'accept'
  | 'passOn'
  | 'claimUnnotified'
  | 'markNotified'
>;

export const excursionContractRoutes = (excursions: ContractExcursions): readonly ContractRoute[] => [
  {
    method: 'get',
    path: '/excursions/availability',
    operation: findAvailabilityOperation,
    handler: excursions.availability,
  },
  { method: 'get', path: '/excursions/departures', operation: findDeparturesOperation, handler: excursions.find },
  {
    method: 'get',
    path: '/reservations/:id/excursion-guests',
    operation: findExcursionGuestsOperation,
    handler: excursions.guests,
  },
  { method: 'get', path: '/excursion-bookings', operation: findBookingsOperation, handler: excursions.bookings },
  { method: 'post', path: '/excursion-bookings', operation: bookExcursionOperation, handler: excursions.book },
  { method: 'delete', path: '/excursion-bookings', operation: removeExcursionsOperation, handler: excursions.remove },
  { method: 'post', path: '/excursion-offers/pass-on', operation: passOnOffersOperation, handler: excursions.passOn },
  {
    method: 'post',
    path: '/excursion-offers/untold',
    operation: claimUnnotifiedOffersOperation,
    handler: excursions.claimUnnotified,
  },
  {
    method: 'post',
    path: '/excursion-offers/:partyId/acceptance',
    operation: acceptOfferOperation,
    handler: excursions.accept,
  },
  {
    method: 'post',
    path: '/excursion-offers/:partyId/told',
    operation: markNotifiedOperation,
    handler: excursions.markNotified,
  },
];
