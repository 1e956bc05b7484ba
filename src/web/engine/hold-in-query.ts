import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

const querySchema = Joi.object({ hold: Joi.string().allow('').max(100).failover('') });

/** The id of the hold that an address of the engine names; undefined where it names none. */
export const holdInQuery = (query: unknown): string | undefined => readForm(querySchema, query).hold;
