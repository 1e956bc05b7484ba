import { acceptsUnchanged } from './accepts-unchanged';
import { Joi } from './typed-joi';

const item = Joi.object({
  type: Joi.string().valid('STORY', 'VOYAGE').required(),
  value: Joi.string().max(5).required(),
  contactId: Joi.string().min(2).description('The guest.'),
});

describe('acceptsUnchanged', () => {
  it.each([
    { type: 'STORY', value: 'one' },
    { type: 'VOYAGE', value: 'seven', contactId: 'c-1' },
    { type: 'STORY', value: 'longer' },
    { type: 'STORY', value: '' },
    { type: 'ELSE', value: 'one' },
    { type: 'STORY', value: 7 },
    { type: 'STORY' },
    { type: 'STORY', value: 'one', contactId: '' },
    { type: 'STORY', value: 'one', contactId: 'c' },
    { type: 'STORY', value: 'one', contactId: undefined },
    { type: 'STORY', value: 'one', more: 1 },
    [],
    null,
    'STORY',
  ])('C4 takes nothing that joi would refuse or change: %j', (input) => {
    const { value, error } = item.validate(input, { stripUnknown: true, convert: true });
    const isUnchanged = error === undefined && JSON.stringify(value) === JSON.stringify(input);
    const isAccepted = acceptsUnchanged(item)?.(input) ?? false;
    expect(isAccepted && !isUnchanged).toBe(false);
    // An absent value that is named is left to joi.
    expect(isAccepted).toBe(isUnchanged && !hasUndefined(input));
  });

  const list = Joi.array().items(item).min(1).max(2).required();
  const one = { type: 'STORY', value: 'one' };
  it.each([
    [true, [one]],
    [true, [one, one]],
    [false, []],
    [false, [one, one, one]],
    [false, [one, { type: 'STORY' }]],
    [false, one],
  ])('C4 answers %s for the list %j', (isAccepted, input) => {
    expect(acceptsUnchanged(list)?.(input)).toBe(isAccepted);
  });

  it.each([
    ['a number', Joi.number()],
    ['a default', Joi.object({ name: Joi.string().default('Ada') })],
    ['a pattern', Joi.string().pattern(/a/)],
    ['a conversion', Joi.string().trim()],
    ['a value beside others', Joi.string().allow('')],
    ['a condition', Joi.object({ a: Joi.string(), b: Joi.string() }).and('a', 'b')],
    ['a field that is forbidden', Joi.object({ a: Joi.string().forbidden() })],
    ['any fields', Joi.object()],
    ['fields that it does not know', Joi.object({ a: Joi.string() }).unknown()],
    ['a choice', Joi.array().items(Joi.string(), Joi.number())],
    ['an own preference', Joi.object({ a: Joi.string() }).prefs({ stripUnknown: false })],
  ])('leaves a schema with %s to joi', (_what, schema) => {
    expect(acceptsUnchanged(schema)).toBeUndefined();
  });
});

const hasUndefined = (input: unknown) =>
  typeof input === 'object' && input !== null && Object.values(input).includes(undefined);
