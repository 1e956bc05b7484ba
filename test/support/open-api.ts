import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
}

interface OpenApiOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

export interface Answer {
  readonly method: string;
  /** With or without a query. */
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

/** The server's own description of its API, against which every answer is held. */
export class ApiContract {
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly ajv: Ajv2020;

  private constructor(readonly document: OpenApiDocument) {
    this.ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats(this.ajv);
    this.ajv.addSchema({ $id: 'openapi', ...document });
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
    const name = operation?.responses[String(status)] ? String(status) : 'default';
    if (address === undefined || !operation) return [`${call} is not described`];
    if (name === 'default' && status < 400) return [`${call} answered ${status}, which is not described`];
    if (!operation.responses[name]?.content) return [];
    if (!contentType.startsWith('application/json')) return [`${call} answered ${contentType} instead of JSON`];
    const validate = this.validatorFor(address, method.toLowerCase(), name);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${call} ${status}: ${instancePath || 'the body'} ${message}`);
  }

  private addressOf(path: string): string | undefined {
    const bare = path.split('?', 1)[0] ?? path;
    return Object.keys(this.document.paths).find((address) => new RegExp(`^${address.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(bare));
  }

  private validatorFor(address: string, method: string, name: string): ValidateFunction {
    const pointer = ['paths', address, method, 'responses', name, 'content', 'application/json', 'schema'].map(escapePointer).join('/');
    const known = this.validators.get(pointer);
    if (known) return known;
    const validate = this.ajv.compile({ $ref: `openapi#/${pointer}` });
    this.validators.set(pointer, validate);
    return validate;
  }
}

const escapePointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
