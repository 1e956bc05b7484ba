import type Joi from 'joi';
import { nameKeyword } from '../routing/typed-joi';
import { type JsonSchema, toJsonSchema } from './describe-call';

/** Collects what several calls share: the document describes it once, below `components`, and refers to it. */
export class SharedParts {
  private readonly schemas = new Map<string, JsonSchema>();
  private readonly responses = new Map<string, JsonSchema>();

  /**
   * Returns the components in the order of their names, so that the document does not depend on the order of features.
   */
  sorted(): { readonly schemas: JsonSchema; readonly responses: Readonly<Record<string, JsonSchema>> } {
    const byName = (parts: ReadonlyMap<string, JsonSchema>): Readonly<Record<string, JsonSchema>> =>
      Object.fromEntries([...parts].sort(([one], [other]) => (one < other ? -1 : 1)));
    return { schemas: byName(this.schemas), responses: byName(this.responses) };
  }

  schemaOf(schema: Joi.Schema, direction: 'input' | 'output'): JsonSchema {
    return this.openSchemaOf(toJsonSchema(schema, direction), direction) as JsonSchema;
  }

  responseOf(name: string, response: JsonSchema): JsonSchema {
    return share(this.responses, { kind: 'responses', name, part: response });
  }

  /** Allows additional fields: unknown request fields are dropped, and answers may gain fields. */
  private openSchemaOf(schema: unknown, direction: 'input' | 'output'): unknown {
    if (Array.isArray(schema)) return schema.map((one) => this.openSchemaOf(one, direction));
    if (typeof schema !== 'object' || schema === null) return schema;
    // joi's pattern concerns undeclared names only; JSON Schema's would apply to all names.
    const { patternProperties, additionalProperties, ...rest } = withoutRepetition(schema) as JsonSchema & {
      readonly patternProperties?: Readonly<Record<string, unknown>>;
      readonly additionalProperties?: unknown;
      readonly pattern?: string;
      readonly minLength?: number;
    };
    const others = patternProperties?.['.*'] ?? (additionalProperties === false ? undefined : additionalProperties);
    const patterns = patternProperties?.['.*'] === undefined ? patternProperties : undefined;
    const members = Object.entries({
      ...rest,
      ...(patterns ? { patternProperties: patterns } : {}),
      ...(others === undefined ? {} : { additionalProperties: others }),
    });
    return this.referenceIfNamed(
      Object.fromEntries(
        members.flatMap(([key, value]) =>
          isLeftOut(key, value, direction) ||
          (key === 'minLength' && isNeverEmpty(rest)) ||
          (key === 'type' && typeof value === 'string' && 'enum' in rest)
            ? []
            : direction === 'output' && key === 'pattern' && value === dayPattern
              ? [['format', 'date']]
              : [[key, this.openSchemaOf(value, direction)]],
        ),
      ),
    );
  }

  /** A named schema becomes a reference; a description of its use stays beside the reference. */
  private referenceIfNamed({ [nameKeyword]: name, ...schema }: JsonSchema): JsonSchema {
    if (typeof name !== 'string') return schema;
    const { description, default: preset, type, ...part } = schema;
    const reference = {
      ...share(this.schemas, { kind: 'schemas', name, part: { type: 'object', ...part } }),
      ...(description === undefined ? {} : { description }),
      ...(preset === undefined ? {} : { default: preset }),
    };
    return Array.isArray(type) ? { anyOf: [reference, { type: 'null' }] } : reference;
  }
}

/** Answers contain valid dates, which `format` expresses; input is checked for this pattern first. */
const dayPattern = '^\\d{4}-\\d{2}-\\d{2}$';

/** A pattern that the empty text does not match implies `minLength: 1`. */
const isNeverEmpty = ({ pattern, minLength }: { readonly pattern?: string; readonly minLength?: number }) =>
  minLength === 1 && pattern !== undefined && !new RegExp(pattern).test('');

/**
 * Left out are `$schema`, because the document declares its dialect, and `minLength: 1` of answers, because it tells a
 * client nothing.
 */
const isLeftOut = (key: string, value: unknown, direction: 'input' | 'output') =>
  key === '$schema' || (key === 'minLength' && value === 1 && direction === 'output');

function share(
  parts: Map<string, JsonSchema>,
  { kind, name, part }: { readonly kind: string; readonly name: string; readonly part: JsonSchema },
): JsonSchema {
  const existingPart = parts.get(name);
  if (existingPart && JSON.stringify(existingPart) !== JSON.stringify(part))
    throw new Error(`Two different ${kind} are called ${name}`);
  parts.set(name, part);
  return { $ref: `#/components/${kind}/${name}` };
}

/**
 * For a list that may be sent as a single item, the values are listed once, within the list; the single item is
 * described by the last of its types.
 */
function withoutRepetition(schema: object): object {
  const { anyOf: [list, single] = [], ...rest } = schema as { readonly anyOf?: readonly Choice[] };
  const kind = single?.anyOf?.at(-1);
  return kind && JSON.stringify(list?.items) === JSON.stringify(single) ? { ...rest, anyOf: [list, kind] } : schema;
}

interface Choice {
  readonly items?: object;
  readonly anyOf?: readonly object[];
}
