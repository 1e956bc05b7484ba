import Joi from 'joi';
import { moment } from '../wire-values';

interface WirePrice {
  readonly total: string;
  readonly currency: string;
}

interface WireDeparture {
  readonly departureId: string;
  readonly tourId: string;
  readonly tourCode: string;
  readonly itineraryId: string;
  readonly date: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly begins: string;
  readonly ends: string;
}

export interface WireParty {
  readonly partyId: string;
  readonly reservationId: string;
  readonly clientRef: string;
  readonly departure: WireDeparture;
  readonly status?: string | null;
  readonly position?: number | null;
  readonly offerEndsAt?: string | null;
  readonly notes?: string | null;
  readonly lines: readonly [WireLine, ...WireLine[]];
}

export interface WireLine {
  readonly bookingId: string;
  readonly participantRef: string;
  readonly fullName: string;
  readonly ageGroup: string;
  readonly price: WirePrice | null;
}

interface WireSeats {
  readonly departureId: string;
  readonly capacity: number;
  readonly taken: number;
  readonly waiting: number;
}

const id = Joi.string().max(200);
const count = Joi.number().integer().min(0);

const price = Joi.object<WirePrice>({
  total: Joi.string().max(20).required(),
  currency: Joi.string().max(3).required(),
});

const party = Joi.object<WireParty>({
  partyId: id.required(),
  reservationId: id.required(),
  clientRef: id.required(),
  departure: Joi.object({
    departureId: id.required(),
    tourId: id.required(),
    tourCode: id.required(),
    itineraryId: id.required(),
    date: Joi.string()
      .pattern(/^\d{4}-\d{2}-\d{2}$/)
      .required(),
    startsAt: Joi.string()
      .pattern(/^\d{2}:\d{2}$/)
      .required(),
    timeZone: Joi.string().max(60).required(),
    begins: moment.required(),
    ends: moment.required(),
  }).required(),
  status: Joi.string().allow('', null).max(40),
  position: Joi.number().integer().min(1).allow(null),
  offerEndsAt: moment.allow(null),
  notes: Joi.string().allow('', null).max(2_000),
  lines: Joi.array()
    .items(
      Joi.object({
        bookingId: id.required(),
        participantRef: id.required(),
        fullName: Joi.string().max(200).required(),
        ageGroup: Joi.string().max(40).required(),
        price: price.allow(null).required(),
      }),
    )
    .min(1)
    .required(),
});

export const partiesSchema = Joi.object<{ readonly items: readonly WireParty[] }>({
  items: Joi.array().items(party).required(),
});

export const bookedSchema = Joi.object<{ readonly party: WireParty }>({ party: party.required() });

export const seatsSchema = Joi.object<{ readonly items: readonly WireSeats[] }>({
  items: Joi.array()
    .items(
      Joi.object({
        departureId: id.required(),
        capacity: count.required(),
        taken: count.required(),
        waiting: count.required(),
      }),
    )
    .required(),
});

export const removedSchema = Joi.object<{
  readonly results: readonly { readonly id: string; readonly removed: boolean }[];
}>({
  results: Joi.array()
    .items(Joi.object({ id: id.required(), removed: Joi.boolean().required() }))
    .required(),
});

export const passedOnSchema = Joi.object<{ readonly departureIds: readonly string[] }>({
  departureIds: Joi.array().items(id).required(),
});
