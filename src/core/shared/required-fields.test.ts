import fc from 'fast-check';
import { type FieldValue, fieldsToComplete, isReadyToSend } from './required-fields';

const isReady = (value: FieldValue, requiredValue?: string | boolean) =>
  isReadyToSend({
    requiredFields: [{ name: 'field', value, ...(requiredValue === undefined ? {} : { requiredValue }) }],
    fieldsWithErrors: [],
  });

describe('the button of a form', () => {
  it.each<[FieldValue, boolean]>([
    ['Ada', true],
    ['', false],
    [' \t', false],
    [['Spa'], true],
    [[], false],
    [true, true],
    [false, false],
  ])('SUI-19 with the value %j of a required field may be pressed: %j', (value, ready) => {
    expect(isReady(value)).toBe(ready);
  });

  it('SUI-19 waits for exactly the required value where there is one', () => {
    expect([
      isReady('yes', 'yes'),
      isReady('Yes', 'yes'),
      isReady('', 'yes'),
      isReady(false, false),
      isReady(true, false),
      isReady('', ''),
    ]).toEqual([true, false, false, true, false, true]);
  });

  it('SUI-19 waits for every required field, and for every error to go', () => {
    const required = [
      { name: 'first', value: 'Ada' },
      { name: 'last', value: 'Lindqvist' },
    ];
    expect(isReadyToSend({ requiredFields: required, fieldsWithErrors: [] })).toBe(true);
    expect(isReadyToSend({ requiredFields: required, fieldsWithErrors: ['phone'] })).toBe(false);
    expect(isReadyToSend({ requiredFields: [...required, { name: 'email', value: '' }], fieldsWithErrors: [] })).toBe(
      false,
    );
    expect(isReadyToSend({ requiredFields: [], fieldsWithErrors: [] })).toBe(true);
  });

  it('SUI-19 names what it waits for in the order of the form, each once', () => {
    const required = ['a', 'b', 'c'].map((name) => ({ name, value: name === 'b' ? 'given' : '' }));
    expect(fieldsToComplete({ requiredFields: required, fieldsWithErrors: ['c', 'd'] })).toEqual(['a', 'c', 'd']);
  });

  it('SUI-19 is disabled exactly while something is missing or wrong', () => {
    const anyValue = fc.oneof(
      fc.constantFrom('', ' ', 'x'),
      fc.boolean(),
      fc.constantFrom<readonly string[]>([], ['x']),
    );
    const isGiven = (value: FieldValue) =>
      typeof value === 'string' ? value.trim() !== '' : value === true || (Array.isArray(value) && value.length > 0);
    fc.assert(
      fc.property(fc.array(anyValue), fc.array(fc.constantFrom('e1', 'e2')), (values, fieldsWithErrors) => {
        const required = values.map((value, at) => ({ name: `f${at}`, value }));
        expect(isReadyToSend({ requiredFields: required, fieldsWithErrors })).toBe(
          values.every(isGiven) && fieldsWithErrors.length === 0,
        );
      }),
    );
  });
});
