import type { ReadSchema } from './describe-schema';

export interface ReadDocument {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ReadOperation>>>>;
}

export interface ReadOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly parameters?: readonly ReadParameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: ReadSchema; readonly example?: unknown }>>;
  };
  readonly responses: Readonly<Record<string, ReadResponse>>;
  readonly security: readonly Readonly<Record<string, unknown>>[];
}

export interface ReadParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: ReadSchema;
  readonly example?: unknown;
}

export interface ReadResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema: ReadSchema; readonly example?: unknown }>>;
}
