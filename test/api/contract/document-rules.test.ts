import { createConfig, lintFromString } from '@redocly/openapi-core';
import { currentDocument } from '../../contracts/engine-document';
import { openApiDocument } from '../../../src/web/openapi/openapi-document';
import { documentOfTable, siteFeatures } from '../../support/route-table';

const maxBytes = 200_000;

interface JsonSchema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly items?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
}
interface ServedDocument {
  readonly info: { readonly contact?: object };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly description?: string; readonly tags?: readonly string[] }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const text = JSON.stringify(documentOfTable());
const document = JSON.parse(text) as ServedDocument;

/** Every object schema that stands in the document in full, with where it stands. */
function objectSchemasIn(value: unknown, at = '#'): readonly (readonly [string, JsonSchema])[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, properties } = value as JsonSchema;
  return [
    ...(type === 'object' && typeof properties === 'object' ? [[at, value as JsonSchema] as const] : []),
    ...Object.entries(value).flatMap(([key, item]) =>
      key === 'example' || key === 'examples' ? [] : objectSchemasIn(item, `${at}/${key}`),
    ),
  ];
}

describe('the document of the API', () => {
  it.each([
    ['of the sample line', text],
    ['of another line, with forms of its own', JSON.stringify(documentOfTable('config/hard-cases'))],
    ['of the reservation-engine contract', currentDocument()],
  ])(
    'H57 %s is taken by redocly’s recommended rules without an error or a warning, its examples included',
    async (_, source) => {
      const config = await createConfig({ extends: ['recommended'] });
      const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
      expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    },
    60_000,
  );

  it.each([
    ['of the site', text],
    ['of the reservation-engine contract', JSON.stringify(JSON.parse(currentDocument()))],
  ])(
    'H57 %s names who may call it, describes each call, and says of each list what is in it (spectral)',
    (_, source) => {
      const { info, paths, tags } = JSON.parse(source) as ServedDocument;
      expect(info.contact).toBeDefined();
      const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
      const chapters = tags.map(({ name }) => name);
      expect(
        calls.filter(
          ({ description = '', tags: [tag, ...others] = [] }) =>
            description === '' || !tag || others.length > 0 || !chapters.includes(tag),
        ),
      ).toEqual([]);
      const lists = [...source.matchAll(/"type":"array"(?!,"(?:description":"[^"]*",")?items")/g)];
      expect(lists.map(({ index }) => source.slice(index, index + 120))).toEqual([]);
    },
  );

  it('H57 lists its calls by their addresses, whatever the order in which the features were loaded', () => {
    const features = siteFeatures();
    expect(JSON.stringify(openApiDocument(features.toReversed()))).toBe(JSON.stringify(openApiDocument(features)));
  });

  it(`H57 describes each thing once, under its name, in at most ${maxBytes} bytes`, () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'Voyage',
        'Sailing',
        'Suite',
        'Reservation',
        'Guest',
        'Consultant',
        'ShoreExperience',
        'ExcursionBooking',
        'BookingLine',
        'AcceptedLead',
        'ContactUsForm',
        'CodeByEmail',
        'Contact',
        'Address',
        'Error',
      ]),
    );
    const locations = new Map<string, string[]>();
    for (const [at, schema] of objectSchemasIn(document))
      if (Object.keys(schema.properties ?? {}).length > 2) {
        const key = JSON.stringify({ ...schema, description: undefined });
        locations.set(key, [...(locations.get(key) ?? []), at]);
      }
    expect([...locations.values()].filter((list) => list.length > 1)).toEqual([]);
  });

  it('H57 H66 names no half hour for a call, which passes while the document is read', () => {
    const { CallBackForm } = document.components.schemas;
    expect(CallBackForm?.properties?.['callTime']).toMatchObject({
      type: 'string',
      description: expect.stringContaining('such as “as soon as possible”'),
    });
    expect(JSON.stringify(CallBackForm)).not.toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d/);
  });
});
