import { type FieldTypes, isNumber, isOptionalText, isText, isTexts, readFields } from './read-fields';

interface Content {
  readonly id: string;
  readonly note?: string | undefined;
  readonly at: number;
  readonly names: readonly string[];
}
const types: FieldTypes<Content> = { id: isText, note: isOptionalText, at: isNumber, names: isTexts };
const read = (content: unknown) => readFields(types, JSON.stringify(content));
const right = { id: 'a', note: 'b', at: 1, names: ['c'] };

describe('readFields', () => {
  it('returns the object when each field has its type, with or without what is optional', () => {
    expect(read(right)).toEqual(right);
    expect(read({ id: 'a', at: 1, names: [] })).toEqual({ id: 'a', at: 1, names: [] });
  });

  it.each([
    ['a missing field', { ...right, id: undefined }],
    ['a number for a text', { ...right, id: 1 }],
    ['a number for an optional text', { ...right, note: 1 }],
    ['a text for a number', { ...right, at: '1' }],
    ['a text for a list', { ...right, names: 'c' }],
    ['a list with a number', { ...right, names: ['c', 1] }],
    ['null', null],
    ['a text', 'a'],
  ])('returns nothing for %s', (_, content) => {
    expect(read(content)).toBeUndefined();
  });

  it('returns nothing for a text that is no JSON', () => {
    expect(readFields(types, '{')).toBeUndefined();
  });
});
