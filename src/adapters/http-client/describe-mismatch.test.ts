import Joi from 'joi';
import { describeMismatch } from './describe-mismatch';

const schema = Joi.object({
  items: Joi.array()
    .items(
      Joi.object({
        code: Joi.string().max(4).required(),
        nights: Joi.number().integer().min(1),
        begins: Joi.string().isoDate(),
        status: Joi.valid('OK', 'WL'),
        currency: Joi.string().pattern(/^[A-Z]{3}$/),
      }),
    )
    .min(1)
    .required(),
});

function mismatchOf(body: unknown): string {
  const { error } = schema.required().validate(body, { convert: false, abortEarly: false });
  return error ? describeMismatch(error) : '';
}

describe('what a response has that the contract has not', () => {
  it.each([
    [{ items: [{ code: 'A', nights: '7' }] }, 'items.0.nights should be a number, found text'],
    [{ items: [{ code: 'A' }, { nights: 7 }] }, 'items.1.code is missing'],
    [{ items: [{ code: null }] }, 'items.0.code should be text, found null'],
    [{ items: [{ code: '' }] }, 'items.0.code should be text that is not empty, found empty text'],
    [{ items: [{ code: 'Marsh' }] }, 'items.0.code should be within string.max 4, found text'],
    [{ items: [{ code: 'A', nights: 1.5 }] }, 'items.0.nights should be a whole number, found a number'],
    [{ items: [{ code: 'A', begins: 'soon' }] }, 'items.0.begins should be an ISO 8601 time, found text'],
    [{ items: [{ code: 'A', status: 'NA' }] }, 'items.0.status should be one of OK,WL, found text'],
    [{ items: [{ code: 'A', currency: 'euro' }] }, 'items.0.currency should be text like /^[A-Z]{3}$/, found text'],
    [{ items: {} }, 'items should be a list, found an object'],
    [{ items: [] }, 'items should be within array.min 1, found a list of 0'],
    [[], 'the body should be an object, found a list of 0'],
    [undefined, 'the body is missing'],
  ])('E5 says of %j where it is wrong, what was expected and what was found', (body, text) => {
    expect(mismatchOf(body)).toBe(text);
  });

  it('E5 C9 names the first five differences, and no value of any', () => {
    const text = mismatchOf({ items: Array.from({ length: 7 }, () => ({ code: 'guest@example.com' })) });
    expect(text).toMatch(/^items\.0\.code should be .*; items\.4\.code should be .*; and 2 more$/);
    expect(text).not.toContain('guest');
  });
});
