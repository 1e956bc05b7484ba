import Joi from 'joi';

export type RowSchema<Row> = Joi.ObjectSchema<Row>;

export const writeResultSchema = Joi.object<{ id: string; success: true }>({
  id: Joi.string().required(),
  success: Joi.valid(true).required(),
});
const rowError = Joi.object({
  statusCode: Joi.string().required(),
  fields: Joi.array().items(Joi.string()).allow(null),
});
export const rowsSchema = Joi.array().items(
  Joi.object({
    id: Joi.string().allow(null),
    success: Joi.boolean().required(),
    errors: Joi.array().items(rowError).default([]),
  }),
);

export interface WireRow {
  readonly id?: string | null;
  readonly success: boolean;
  readonly errors: readonly { readonly statusCode: string; readonly fields?: readonly string[] | null }[];
}

export interface Page<Row> {
  readonly done: boolean;
  readonly nextRecordsUrl?: string;
  readonly records: readonly Row[];
}

/** Each step has its answer: a step without one would count as done. */
export const stepsSchema = (count: number) =>
  Joi.object<{ compositeResponse: readonly { body: unknown; httpStatusCode: number; referenceId: string }[] }>({
    compositeResponse: Joi.array()
      .required()
      .length(count)
      .items(
        Joi.object({ body: Joi.any(), httpStatusCode: Joi.number().required(), referenceId: Joi.string().required() }),
      ),
  });

export const pageSchema = <Row>(row: RowSchema<Row>) =>
  Joi.object<Page<Row>>({
    done: Joi.boolean().required(),
    nextRecordsUrl: Joi.string().pattern(/^\/services\/data\/v\d{2}\.\d\/query\/[\w-]{1,80}$/),
    records: Joi.array().items(row).required(),
  });
