import type { FormField } from '../../src/core/leads/form-definition';
import { widthsOf } from './field-layout';

const widths = (...names: readonly string[]) =>
  widthsOf(names.map((name): FormField => ({ kind: 'text', name, label: name })));

describe('the width of a field', () => {
  it('is half the row when its partner follows it, and no other field’s is', () => {
    expect(widths('first_name', 'last_name', 'email', 'country_code', 'phone', 'message')).toEqual({
      first_name: 'half',
      last_name: 'half',
      country_code: 'half',
      phone: 'half',
    });
  });

  it.each([
    ['another field stands between them', ['country', 'zip', 'state']],
    ['its partner stands before it', ['phone', 'country_code']],
    ['its partner is missing', ['first_name']],
  ])('is the whole row when %s', (_what, names) => {
    expect(widths(...names)).toEqual({});
  });
});
