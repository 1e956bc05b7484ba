import { type Contract, findBreaks, type Schema } from './compare-contracts';

interface Changes {
  readonly body?: Schema;
  readonly answer?: Schema;
  readonly parameters?: Contract['paths'][string][string]['parameters'];
  readonly responses?: Contract['paths'][string][string]['responses'];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly id?: string;
}

const text: Schema = { type: 'string' };
const aBody: Schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 80 }, kind: { type: 'string', enum: ['a', 'b'] } },
};
const anAnswer: Schema = {
  type: 'object',
  required: ['id'],
  properties: { id: text, total: { type: 'integer' }, kind: { type: 'string', enum: ['a', 'b'] } },
};
const contract = ({
  body = aBody,
  answer = anAnswer,
  parameters = [{ name: 'limit', in: 'query', required: false, schema: { type: 'integer', maximum: 50 } }],
  responses,
  security = [],
  id = 'doIt',
}: Changes = {}): Contract => ({
  paths: {
    '/api/it': {
      post: {
        operationId: id,
        parameters,
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
        responses: responses ?? {
          200: { headers: { ETag: {} }, content: { 'application/json': { schema: answer } } },
          404: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
        },
        security,
      },
    },
  },
});
const breaks = (changes: Changes, before: Changes = {}) => findBreaks(contract(before), contract(changes));
const withField = (schema: Schema, name: string, field: Schema): Schema => ({
  ...schema,
  properties: { ...schema.properties, [name]: field },
});
const without = (schema: Schema, name: string): Schema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([key]) => key !== name)),
  required: (schema.required ?? []).filter((key) => key !== name),
});
const responsesOf = (changes: Changes = {}) => contract(changes).paths['/api/it']?.['post']?.responses ?? {};

describe('a contract that changes', () => {
  it('breaks nothing where nothing changed, or something came along', () => {
    expect(breaks({})).toEqual([]);
    expect(
      findBreaks(contract(), { paths: { ...contract().paths, '/api/more': contract().paths['/api/it'] ?? {} } }),
    ).toEqual([]);
    expect(breaks({ body: withField(aBody, 'more', text) })).toEqual([]);
    expect(breaks({ answer: withField(anAnswer, 'more', text) })).toEqual([]);
    expect(breaks({ answer: { ...anAnswer, required: ['id', 'total'] } })).toEqual([]);
    expect(
      breaks({
        parameters: [
          ...(contract().paths['/api/it']?.['post']?.parameters ?? []),
          { name: 'cursor', in: 'query', required: false, schema: text },
        ],
      }),
    ).toEqual([]);
    expect(breaks({ responses: { ...responsesOf(), 409: {} } })).toEqual([]);
    expect(breaks({ security: [{ session: [] }, {}] })).toEqual([]);
  });

  it.each<[string, Changes, string]>([
    ['a call that is gone by its id', { id: 'doThat' }, 'is called doThat instead of doIt'],
    [
      'a status that is gone',
      { responses: Object.fromEntries(Object.entries(responsesOf()).filter(([status]) => status !== '404')) },
      '404 is gone',
    ],
    ['a success that nobody waits for', { responses: { ...responsesOf(), 202: {} } }, 'answers 202 as well'],
    [
      'a header that is gone',
      { responses: { ...responsesOf(), 200: { content: { 'application/json': { schema: anAnswer } } } } },
      'has no ETag',
    ],
    [
      'an answer that is not JSON any more',
      { responses: { ...responsesOf(), 200: { headers: { ETag: {} }, content: { 'text/plain': { schema: text } } } } },
      'is not application/json',
    ],
    ['a field of an answer that is gone', { answer: without(anAnswer, 'total') }, '.total is gone'],
    ['a field of an answer that may be absent', { answer: { ...anAnswer, required: [] } }, '.id may be absent'],
    [
      'a field of an answer of another type',
      { answer: withField(anAnswer, 'total', text) },
      '.total was integer and is string',
    ],
    [
      'a field of an answer of a wider type',
      { answer: withField(anAnswer, 'total', { type: 'number' }) },
      '.total was integer and is number',
    ],
    [
      'a field of an answer that may be anything',
      { answer: withField(anAnswer, 'kind', text) },
      '.kind was one of few',
    ],
    ['an answer of one more kind', { answer: { anyOf: [anAnswer, text] } }, 'kind'],
    [
      'a body with a new required field',
      { body: { ...withField(aBody, 'more', text), required: ['name', 'more'] } },
      'asks for a new field more',
    ],
    ['a body whose field is required now', { body: { ...aBody, required: ['name', 'kind'] } }, '.kind is required now'],
    ['a body whose field is gone', { body: without(aBody, 'kind') }, '.kind is gone'],
    [
      'a body whose field takes less',
      { body: withField(aBody, 'name', { type: 'string', maxLength: 40 }) },
      'had maxLength 80 and has 40',
    ],
    [
      'a body whose field takes one value fewer',
      { body: withField(aBody, 'kind', { type: 'string', enum: ['a'] }) },
      'does not take "b"',
    ],
    [
      'a body whose field takes another type',
      { body: withField(aBody, 'name', { type: 'integer' }) },
      '.name was string and is integer',
    ],
    [
      'a body whose field has a form now',
      { body: withField(aBody, 'name', { type: 'string', maxLength: 80, pattern: '^x' }) },
      'had pattern none',
    ],
    ['a parameter that is gone', { parameters: [] }, 'parameter limit is gone'],
    [
      'a parameter that is required now',
      { parameters: [{ name: 'limit', in: 'query', required: true, schema: { type: 'integer', maximum: 50 } }] },
      'limit is required now',
    ],
    [
      'a parameter that takes less',
      { parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 20 } }] },
      'had maximum 50 and has 20',
    ],
    ['a session that is asked for', { security: [{ session: [] }] }, 'was for everyone'],
  ])('breaks by %s', (_name, changes, said) => {
    expect(breaks(changes)).toEqual([expect.stringContaining(said)]);
  });

  it('breaks by a call that is gone', () => {
    expect(findBreaks(contract(), { paths: {} })).toEqual(['POST /api/it is gone']);
  });

  it('lets what is sent become more, and what is answered less', () => {
    expect(breaks({ body: withField(aBody, 'name', { type: 'string' }) })).toEqual([]);
    expect(breaks({ body: withField(aBody, 'kind', text) })).toEqual([]);
    expect(breaks({ body: { anyOf: [aBody, text] } })).toEqual([]);
    expect(breaks({ body: aBody }, { body: { anyOf: [aBody, text] } })).toEqual([
      expect.stringContaining('does not take every kind'),
    ]);
    expect(breaks({ answer: withField(anAnswer, 'total', { type: 'integer', minimum: 0 }) })).toEqual([]);
    expect(breaks({ answer: anAnswer }, { answer: { anyOf: [anAnswer, text] } })).toEqual([]);
    expect(breaks({ security: [] }, { security: [{ session: [] }] })).toEqual([]);
  });
});
