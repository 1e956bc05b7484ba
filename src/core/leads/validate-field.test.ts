import type { FormField } from './form-definition';
import { regionsOf, resolveRegions } from './resolve-regions';
import { fieldsFor } from './shown-fields';
import { answerOf, validateField } from './validate-field';

const phones = {
  parse: ({ text }: { readonly text: string }) => (/^\+?\d{5,}$/.test(text) ? `+1${text}` : undefined),
  dialCode: (country: string) => (country === 'US' ? '1' : undefined),
  countryOf: (text: string) => (text.startsWith('+') ? 'US' : undefined),
};
const validate = (field: FormField, typed: unknown, answers: Readonly<Record<string, string>> = {}) => {
  const verdict = validateField(field, { typedValues: { [field.name]: typed }, answers, phones });
  return 'message' in verdict ? verdict.message : verdict.value;
};
const field = (kind: 'text' | 'hidden' | 'textarea' | 'email' | 'postal-code' | 'phone', more: object = {}) =>
  ({ kind, name: 'x', label: '', ...more }) as FormField;
const options = [
  { value: 'a', label: 'The first' },
  { value: 'b', label: 'The second' },
];
const tooLong = (length: number) => `Please use at most ${length} characters.`;

describe('a field', () => {
  it.each([
    ['text', 10],
    ['hidden', 10],
    ['textarea', 10],
    ['text', 80],
    ['textarea', 1_000],
  ] as const)('of the kind %s takes %i characters, and reads up to four times as many', (kind, longest) => {
    const one = field(kind, longest === 10 ? { longest } : {});
    expect(validate(one, 'a'.repeat(longest))).toBe('a'.repeat(longest));
    expect(validate(one, 'a'.repeat(longest + 1))).toBe(tooLong(longest));
    expect(validate(one, `a${' '.repeat(4 * longest - 1)}`)).toBe('a');
    expect(validate(one, `a${' '.repeat(4 * longest)}`)).toBe(tooLong(longest));
  });

  it('that is no text says in its own words that it is wrong, else that it is missing, else that a choice is needed', () => {
    const email = field('email', { longest: 10 });
    for (const text of ['no address', 'x'.repeat(41)]) {
      expect(validate({ ...email, invalid: 'Wrong', required: 'Missing' }, text)).toBe('Wrong');
      expect(validate({ ...email, required: 'Missing' }, text)).toBe('Missing');
      expect(validate(email, text)).toBe('Please make a selection');
    }
    expect([validate(email, ' '), validate({ ...email, required: 'Missing' }, ' ')]).toEqual(['', 'Missing']);
  });

  it('of a name takes no link, which others do', () => {
    expect(validate(field('text', { autoComplete: 'given-name' }), 'see ondine.com')).toContain('the name alone');
    expect(validate(field('text', { autoComplete: 'organization' }), 'see ondine.com')).toBe('see ondine.com');
  });

  it('of a country or a country code is read in any letters', () => {
    const choice = { kind: 'countries', name: 'x', label: '', required: 'Missing' } as const;
    expect([validate(choice, ' us '), validate(choice, 'ZZ'), validate(choice, '')]).toEqual([
      'US',
      'Missing',
      'Missing',
    ]);
    const code = { ...choice, kind: 'countryCodes' } as const;
    expect([validate(code, ' us '), validate(code, 'GB')]).toEqual(['US', 'Missing']);
    const state = { ...choice, kind: 'stateList' } as const;
    expect(
      [
        ['Florida', 'US'],
        ['FL', 'US'],
        ['XX', 'US'],
        ['FL', 'FR'],
      ].map(([text = '', country = '']) => validate(state, text, { country })),
    ).toEqual(['FL', 'FL', 'Missing', '']);
  });

  it('of choices takes each by value or label, and not many times more than there are', () => {
    const boxes = { kind: 'checkboxes', name: 'x', label: '', options, required: 'Missing' } as const;
    expect(validate(boxes, ['The second', 'a'])).toEqual(['a', 'b']);
    expect(validate(boxes, ['a', 'c'])).toBe('Missing');
    expect(validate(boxes, Array<string>(8).fill('a'))).toEqual(['a']);
    expect(validate(boxes, Array<string>(9).fill('a'))).toBe('Missing');
    expect([validate(boxes, []), validate({ ...boxes, required: undefined }, [])]).toEqual(['Missing', '']);
    const radio = { ...boxes, kind: 'radio' } as const;
    expect([validate(radio, 'The first'), validate(radio, 'c'), validate(radio, '')]).toEqual([
      'a',
      'Missing',
      'Missing',
    ]);
  });

  it('of a location has a list by another answer, free text where that list is empty, and nothing without the answer', () => {
    const location = {
      kind: 'dependent-select',
      name: 'x',
      label: '',
      dependsOn: 'region',
      optionsBy: { Europe: options, Asia: [] },
      required: 'Missing',
    } as const;
    expect(
      [
        ['The first', 'Europe'],
        ['c', 'Europe'],
        ['c', 'Asia'],
        ['', 'Asia'],
        ['c', 'Africa'],
      ].map(([text = '', region = '']) => validate(location, text, { region })),
    ).toEqual(['a', 'Missing', 'c', 'Missing', '']);
  });

  it('that is ticked is 1, however that is written, and otherwise empty or missing', () => {
    const box = { kind: 'checkbox', name: 'x', label: '', text: '', isTicked: false } as const;
    expect(['1', 'true', ' ON ', 'yes', true].map((typed) => validate(box, typed))).toEqual(['1', '1', '1', '1', '1']);
    expect(['0', 'no', false].map((typed) => validate({ ...box, required: 'Tick' }, typed))).toEqual([
      'Tick',
      'Tick',
      'Tick',
    ]);
    expect(validate(box, '')).toBe('');
  });

  it.each([
    ['US', '33101', '33101'],
    ['US', '', 'Please input your Zip/Postal code'],
    ['US', 'x', 'Please input a valid postal code'],
    ['FR', 'anything\u0007 1', 'ANYTHING 1'],
    ['FR', '', ''],
    ['FR', 'x'.repeat(20), 'X'.repeat(20)],
    ['FR', 'x'.repeat(21), tooLong(20)],
  ])('FRM-26 of a postal code in %s: %j is %j', (country, text, expected) => {
    expect(validate(field('postal-code'), text, { country })).toBe(expected);
  });

  it('FRM-26 of a postal code says in the words of the line what is missing or wrong', () => {
    const zip = field('postal-code', { required: 'Missing', invalid: 'Wrong' });
    expect(['', 'x'].map((text) => validate(zip, text, { country: 'US' }))).toEqual(['Missing', 'Wrong']);
  });

  it('FRM-16 of a phone takes the country beside it, or the plus sign', () => {
    const phone = field('phone');
    const verdict = (text: string, answers = {}) => validateField(phone, { typedValues: { x: text }, answers, phones });
    expect(verdict('12345')).toEqual({ message: 'Please select a country code', at: 'country_code' });
    expect(verdict('+12345')).toEqual({ value: '+1+12345' });
    expect(verdict('12345', { country_code: 'US' })).toEqual({ value: '+112345' });
    expect(verdict('1', { country_code: 'US' })).toEqual({ message: 'Please input a valid phone number' });
    expect(validate({ ...phone, invalid: 'Wrong' }, '1', { country_code: 'US' })).toBe('Wrong');
    expect([validate(phone, ''), validate({ ...phone, required: 'Missing' }, '')]).toEqual(['', 'Missing']);
  });

  it('is answered by a text alone: a list is no answer to it', () => {
    expect([answerOf({ x: 'a' }, 'x'), answerOf({ x: ['a'] }, 'x'), answerOf({}, 'x')]).toEqual(['a', '', '']);
  });
});

describe('the fields that are shown', () => {
  const plain = field('text');
  const named = (name: string, more: object = {}) => ({ ...plain, name, ...more }) as FormField;
  const fields = [
    named('first_name', { isIdentity: true }),
    named('side'),
    named('post', { shownWhen: { field: 'side', is: ['deck'] } }),
    named('season', { shownWhen: { field: 'itineraryId', is: [''] } }),
  ];
  const shown = (isGuest: boolean, carried = {}) =>
    fieldsFor({ fields, isGuest, carriedValues: carried }).map(({ name }) => name);

  it('FRM-07 are not those that are known of a guest', () => {
    expect([shown(false), shown(true)]).toEqual([
      ['first_name', 'side', 'post', 'season'],
      ['side', 'post', 'season'],
    ]);
  });

  it('FRM-27 FRM-28 ask nobody who names a sailing for a season', () => {
    expect(shown(true, { itineraryId: 'ON1-CYC-270412-007' })).toEqual(['side', 'post']);
  });
});

describe('the regions of a choice', () => {
  const branches = [
    { value: 'all', label: 'All', children: options },
    { value: 'both', label: 'Both', children: [{ value: 'all', label: 'All' }] },
    { value: 'none', label: 'No preference', children: options },
  ];

  it.each([
    [['a'], ['a']],
    [['all'], ['all', 'a', 'b']],
    [
      ['both', 'a'],
      ['all', 'a', 'b', 'both'],
    ],
    [['all', 'none'], []],
    [[], []],
  ])('FRM-29 FRM-30 of the answer %j are %j', (checked, resolved) => {
    expect(resolveRegions(branches, checked, 'none')).toEqual(resolved);
  });

  it('are listed once each', () => {
    expect(regionsOf(branches).map(({ value }) => value)).toEqual(['all', 'a', 'b', 'both', 'none']);
  });
});
