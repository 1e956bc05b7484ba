import { parse, validate } from 'graphql';
import { readModel } from '../../../test/simulators/contentful/content-model';
import { schemaOf } from '../../../test/simulators/contentful/content-schema';
import { complexityOf, maxBytes, maxComplexity } from '../../../test/simulators/contentful/query-complexity';
import { documentNames, documents } from './documents';

describe('the queries to Contentful', () => {
  const schema = schemaOf(readModel());

  it.each(documentNames)(
    'E1 %s is below 8 kB and the complexity that is let through, with a limit on everything nested',
    (name) => {
      const { text, limit, collection } = documents[name];
      expect(Buffer.byteLength(text)).toBeLessThan(maxBytes);
      expect(complexityOf(text, { limit })).toBeLessThan(maxComplexity / 2);
      const nested = [...text.matchAll(/(\w+Collection)(\([^)]*\))?/g)];
      expect(nested.map(([, field]) => field)).toContain(collection);
      expect(
        nested.filter(([, , given = '']) => !/limit: (\$limit|\d{1,2}\b)/.test(given)).map(([, field]) => field),
      ).toEqual([]);
    },
  );

  it.each(documentNames)('E1 %s queries what the model has, in one language, and not the links of texts', (name) => {
    const { text } = documents[name];
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
    expect(text).toContain('locale: "en-US"');
    expect(text).toContain('preview: $preview');
    expect(text.replace(/#.*/g, '')).not.toMatch(/\blinks\b/);
  });

  it('E1 counts what Contentful counts: limits multiply, and a text’s links cost a thousand', () => {
    expect(complexityOf('{ aCollection(limit: 20) { items { bCollection(limit: 5) { items { c } } } } }', {})).toBe(
      120,
    );
    expect(
      complexityOf('{ aCollection(limit: 3) { items { body { json links { assets { block { url } } } } } } }', {}),
    ).toBe(3_003);
    expect(
      complexityOf('{ aCollection { items { ...f } } } fragment f on A { bCollection(limit: $n) { items { c } } }', {
        n: 2,
      }),
    ).toBe(300);
  });
});
