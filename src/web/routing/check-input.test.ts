import type { Schema } from 'joi';
import { HttpError } from '../http-error';
import { checkInput, oneMessage, readSealed } from './check-input';
import { Joi } from './typed-joi';

const refusalOf = (schema: Schema, input: unknown): unknown => {
  try {
    return checkInput(schema, input);
  } catch (error) {
    return error instanceof HttpError ? error.fields : error;
  }
};

describe('checkInput', () => {
  it('C4 drops fields that the schema does not know', () => {
    expect(checkInput(Joi.object({ name: Joi.string() }), { name: 'Ada', title: 'Ms' })).toEqual({ name: 'Ada' });
  });

  it('C4 H37 refuses them where the schema itself says so, at each check of it', () => {
    const schema = Joi.object({ name: Joi.string() }).prefs({ stripUnknown: false });
    const check = () => checkInput(schema, { name: 'Ada', title: 'Ms' });
    expect(check).toThrow(HttpError);
    expect(check).toThrow(HttpError);
  });

  it('C4 says what is wanted instead, and of no field that it was all of what was sent', () => {
    const day = Joi.object({ day: Joi.string().pattern(/^\d{4}-\d{2}-\d{2}$/, 'a day as YYYY-MM-DD') });
    expect(refusalOf(day, { day: '1 May' })).toEqual([{ field: 'day', message: '"day" must be a day as YYYY-MM-DD.' }]);
    expect(refusalOf(day, [])).toEqual([{ field: '', message: 'What was sent must be an object.' }]);
    const list = Joi.array().items(Joi.string()).min(1);
    expect(refusalOf(list, [])).toEqual([{ field: '', message: 'What was sent must have 1 or more items.' }]);
    expect(refusalOf(list, [''])).toEqual([{ field: '0', message: '"[0]" must not be empty.' }]);
    const all = Joi.object({
      name: Joi.string().required(),
      limit: Joi.number().min(1).max(9),
      isOpen: Joi.boolean(),
      day: Joi.date().iso(),
      type: Joi.valid('phone', 'video'),
      category: Joi.alternatives(Joi.string(), Joi.array()),
    }).prefs({ stripUnknown: false });
    const messagesOf = (input: unknown) =>
      (refusalOf(all, input) as readonly { readonly message: string }[]).map(({ message }) => message);
    expect(messagesOf({ limit: 0, isOpen: 1, day: {}, type: 'fax', category: 5, other: '' })).toEqual([
      '"name" is missing.',
      '"limit" must be at least 1.',
      '"isOpen" must be true or false.',
      '"day" must be a date and time in ISO 8601, with its offset.',
      '"type" must be one of these: [phone, video].',
      '"category" is of a kind that is not taken here.',
      '"other" is not known here.',
    ]);
    expect(messagesOf({ name: 1, limit: 10 })).toEqual(['"name" must be text.', '"limit" must be at most 9.']);
  });
});

describe('oneMessage', () => {
  it.each([{}, { code: '' }, { code: 5 }, { code: 'x'.repeat(41) }, { code: ['1'] }])(
    'AUT-21 FRM-26 answers each mistake of a field with its one text: %j',
    (input) => {
      const text = 'Please choose country code';
      const schema = Joi.object({ code: Joi.string().max(40).required().messages(oneMessage(text)) });
      expect(refusalOf(schema, input)).toEqual([{ field: 'code', message: text }]);
    },
  );
});

describe('readSealed', () => {
  const schema = Joi.object({ email: Joi.string().required(), at: Joi.number() });
  const read = (content: unknown) => readSealed(schema, JSON.stringify(content));

  it('reads what its schema states, without what a later release added', () => {
    expect(read({ email: 'ada@example.com', at: 5, added: true })).toEqual({ email: 'ada@example.com', at: 5 });
    expect(read({ email: 'ada@example.com' })).toEqual({ email: 'ada@example.com' });
  });

  it('reads nothing of another form, and nothing of a seal that cannot be opened', () => {
    expect([
      read({ at: 5 }),
      read({ email: 'ada@example.com', at: '5' }),
      read(['ada@example.com']),
      read(null),
    ]).toEqual([undefined, undefined, undefined, undefined]);
    expect(readSealed(schema, undefined)).toBeUndefined();
  });
});
