import Joi from 'joi';
import { CABIN_CATEGORIES } from '../../../core/voyages/cabin-category';
import { parsePlainDate } from '../../../core/shared/plain-date';
import { parseItineraryId } from '../../../core/voyages/itinerary-id';
import { voyageSchema } from '../../embedded-content/voyage-schema';

export interface SailingRow {
  readonly sailing: string;
  readonly voyage: string;
  readonly start: string;
}

export interface CabinRow {
  readonly cabin: string;
  readonly suite: string;
  readonly deck?: number;
  readonly guests?: number;
}

export interface FareRow {
  readonly sailing: string;
  readonly suite: string;
  readonly fare: string;
  readonly currency: string;
  readonly port_charges?: string;
  readonly taxes?: string;
  readonly fees?: string;
}

export interface TableSchema<Row> {
  readonly file: string;
  readonly key: readonly (keyof Row & string)[];
  readonly schema: Joi.ObjectSchema<Row>;
}

const sailing = Joi.string()
  .custom((text: string, { message }) =>
    parseItineraryId(text).kind === 'malformed'
      ? message({ custom: '{{#label}} must be a sailing’s number such as AS1-FJO-280412-007' })
      : text,
  )
  .required()
  .description(
    'The sailing’s own number: prefix, voyage, first day as YYMMDD, nights in three digits. It never changes.',
  )
  .example('AS1-FJO-280412-007');
const suite = Joi.string()
  .valid(...CABIN_CATEGORIES)
  .required()
  .description('The category, by its code in `suites.yaml`.')
  .example('SV');
/** The amount is converted later, with the decimals of its currency. */
const amount = Joi.string()
  .pattern(/^\d{1,9}(\.\d{1,3})?$/, 'an amount such as 9400 or 9400.50')
  .meta({ kind: 'amount' });

export const sailingsTable: TableSchema<SailingRow> = {
  file: 'sailings.csv',
  key: ['sailing'],
  schema: Joi.object({
    sailing,
    voyage: voyageSchema
      .extract('voyageId')
      .required()
      .description('The voyage, by the `voyageId` of its file; it gives nights, ports and days.')
      .example('FJO'),
    start: Joi.string()
      .custom((text: string, { message }) =>
        parsePlainDate(text) === undefined
          ? message({ custom: '{{#label}} must be a day of the calendar, such as 2028-04-12' })
          : text,
      )
      .required()
      .meta({ kind: 'day' })
      .description('The first day, as YYYY-MM-DD. Rows of days that have come are passed over.')
      .example('2028-04-12'),
  }),
};

export const cabinsTable: TableSchema<CabinRow> = {
  file: 'cabins.csv',
  key: ['cabin'],
  schema: Joi.object({
    cabin: Joi.string()
      .pattern(/^[1-9]\d{2,3}$/, 'a number of three or four digits')
      .required()
      .description('The number on the door: the deck, then two digits. `suites.yaml` lists it under the same suite.')
      .example('501'),
    suite,
    deck: Joi.number()
      .integer()
      .min(1)
      .unit('deck')
      .description('The deck, for people; the number says the same.')
      .example(5),
    guests: Joi.number()
      .integer()
      .min(1)
      .max(20)
      .unit('guests')
      .description('How many it takes at most, for people; `maxGuests` of the suite says the same.')
      .example(2),
  }),
};

const perGuest = (charge: string) =>
  amount
    .unit('the currency, per guest')
    .description(`${charge} within the fare. Absent: what \`line.yaml\` says per night, times the nights.`);

export const faresTable: TableSchema<FareRow> = {
  file: 'fares.csv',
  key: ['sailing', 'suite'],
  schema: Joi.object({
    sailing,
    suite,
    fare: amount
      .required()
      .unit('the currency, per suite')
      .description(
        'What the suite costs with all its guests, one or more: port charges, taxes and fees are inside. A single guest pays the same.',
      )
      .example('13300'),
    currency: Joi.string()
      .pattern(/^[A-Z]{3}$/, 'a currency’s three letters')
      .required()
      .description('That of the line, in `line.yaml`.')
      .example('EUR'),
    port_charges: perGuest('Port charges').example('322'),
    taxes: perGuest('Taxes').example('126'),
    fees: perGuest('Landing and park fees').example('56.50'),
  }),
};

export const tableSchemas = [sailingsTable, cabinsTable, faresTable] as const;
