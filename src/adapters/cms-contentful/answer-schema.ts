import Joi from 'joi';

export interface ContentfulEntry extends Readonly<Record<string, unknown>> {
  readonly sys: { readonly id: string };
}

/** Response of Contentful's GraphQL API: partial data is normal. */
export interface GraphqlAnswer {
  readonly data?: Readonly<
    Record<string, { readonly total: number; readonly items: readonly (ContentfulEntry | null)[] } | null>
  > | null;
  readonly errors: readonly GraphqlError[];
}

export interface GraphqlError {
  readonly message: string;
  /** GraphQL's path to the null that the error explains; only the log uses it. */
  readonly path?: unknown;
  readonly extensions?: { readonly contentful?: { readonly code?: string; readonly requestId?: string } };
}

const error = Joi.object({
  message: Joi.string().allow('').default(''),
  path: Joi.any(),
  extensions: Joi.object({ contentful: Joi.object({ code: Joi.string(), requestId: Joi.string() }) }),
});

const collection = Joi.object({
  total: Joi.number().integer().min(0).required(),
  items: Joi.array()
    .items(
      Joi.object({
        sys: Joi.object({ id: Joi.string().max(100).required() })
          .unknown(true)
          .required(),
      })
        .unknown(true)
        .allow(null),
    )
    .required(),
});

/** Entries are validated one by one by their builders, so that a broken one does not discard the others. */
export const answerSchema: Joi.ObjectSchema<GraphqlAnswer> = Joi.object({
  data: Joi.object().pattern(Joi.string(), collection.allow(null)).allow(null),
  errors: Joi.array().items(error).default([]),
}).or('data', 'errors');

export const refusalSchema: Joi.ObjectSchema<{ readonly errors: readonly GraphqlError[] }> = Joi.object({
  errors: Joi.array().items(error).min(1).required(),
});

export const codeOf = ({ extensions }: GraphqlError): string => extensions?.contentful?.code ?? 'UNKNOWN';
