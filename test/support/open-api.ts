import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import { inlineReferences } from '../../src/web/openapi/inline-references';
import { closed } from './closed-schema';

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
  };
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly OpenApiParameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>;
  };
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
}

export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: object;
  readonly example?: unknown;
}

export interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>;
}

export interface Answer {
  readonly method: string;
  /** With or without a query. */
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

/** The server's own description of its API, against which every answer is held: no status and no field but those described. */
export class ApiContract {
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });

  readonly document: OpenApiDocument;

  constructor(served: OpenApiDocument) {
    this.document = inlineReferences(served);
    addFormats(this.ajv);
  }

  static async of(url: string): Promise<ApiContract> {
    const answer = await fetch(`${url}/api/openapi.json`);
    return new ApiContract((await answer.json()) as OpenApiDocument);
  }

  /** What is wrong with the answer, one sentence each; empty when it keeps the contract. */
  faultsOf({ method, path, status, contentType, body }: Answer): readonly string[] {
    const call = `${method.toUpperCase()} ${path}`;
    const address = this.addressOf(path);
    const operation = address === undefined ? undefined : this.document.paths[address]?.[method.toLowerCase()];
    if (address === undefined || !operation) return [`${call} is not described`];
    const key = [String(status), `${String(status)[0]}XX`].find((one) => operation.responses[one]);
    const described = operation.responses[key ?? ''];
    // A range names each of its statuses.
    if (key === undefined || !described || (key !== String(status) && !described.description.includes(`${status}:`)))
      return [`${call} answered ${status}, which is not described`];
    const mediaTypes = Object.keys(described.content ?? {});
    const mediaType = mediaTypes.find((one) => contentType.startsWith(one)) ?? mediaTypes[0];
    if (mediaType === undefined || (status === 431 && body === '')) return [];
    if (!contentType.startsWith(mediaType))
      return [`${call} answered ${status} with ${contentType} instead of ${mediaType}`];
    if (mediaType !== 'application/json') return [];
    const validate = this.validatorFor(described.content?.[mediaType]?.schema, closed);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${call} ${status}: ${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
    );
  }

  /** The status and the JSON of an answer. @throws Error when the document does not describe such an answer. */
  async read<Body>(
    method: string,
    path: string,
    answer: Response,
  ): Promise<{ readonly status: number; readonly body: Body }> {
    const { status, headers } = answer;
    const body = (await answer.json()) as Body;
    const faults = this.faultsOf({ method, path, status, contentType: headers.get('content-type') ?? '', body });
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return { status, body };
  }

  /** Whether a body is one that the operation takes, as its description has it. */
  faultsOfBody(address: string, method: string, body: unknown): readonly string[] {
    const content = this.document.paths[address]?.[method]?.requestBody?.content;
    const validate = this.validatorFor(content?.['application/json']?.schema, (schema) => schema);
    return validate(body)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message }) => `${method} ${address}: ${instancePath || 'the body'} ${message}`,
        );
  }

  addressOf(path: string): string | undefined {
    const bare = path.split('?', 1)[0] ?? path;
    return Object.keys(this.document.paths).find((address) =>
      new RegExp(`^${address.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(bare),
    );
  }

  /** Most answers of the operations are alike, errors above all: each schema is compiled once. */
  private validatorFor(schema: object | undefined, strictly: (schema: object) => unknown): ValidateFunction {
    if (!schema) throw new Error('Nothing describes this body');
    const text = `${strictly === closed} ${JSON.stringify(schema)}`;
    const known = this.validators.get(text);
    if (known) return known;
    // One that contains itself refers to the components.
    const { components } = this.document;
    const whole = text.includes('"$ref"') ? { components, ...schema } : schema;
    const validate = this.ajv.compile(strictly(whole) as object);
    this.validators.set(text, validate);
    return validate;
  }
}

/** The error codes that a described answer lists; none where it is a success. */
export const codesOf = ({ content }: OpenApiResponse): readonly string[] =>
  ((content?.['application/json']?.schema ?? {}) as ErrorSchema).allOf?.flatMap(
    ({ properties }) => properties?.code?.enum ?? [],
  ) ?? [];

interface ErrorSchema {
  readonly allOf?: readonly { readonly properties?: { readonly code?: { readonly enum?: readonly string[] } } }[];
}
