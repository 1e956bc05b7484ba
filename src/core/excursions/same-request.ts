import type { PartyGuest, PartyRequest } from './excursion-bookings.port';

type ComparedRequest = Pick<PartyRequest, 'notes'> & {
  readonly departure: Pick<PartyRequest['departure'], 'departureId'>;
  readonly guests: readonly Pick<PartyGuest, 'participantId'>[];
};

/** An idempotency key stands for this party, departure and note (reliability D6). */
export const isSameRequest = (one: ComparedRequest, other: ComparedRequest): boolean => textOf(one) === textOf(other);

const textOf = ({ departure, guests, notes = '' }: ComparedRequest) =>
  JSON.stringify([departure.departureId, guests.map(({ participantId }) => participantId).sort(), notes]);
