import fc from 'fast-check';
import { plainDate } from '../shared/plain-date';
import { checkGuestDetails, type GuestRules, type TypedGuest } from './guest-details';

const ada: TypedGuest = {
  firstName: 'Ada',
  middleName: '',
  lastName: 'Quist',
  birthday: '1980-02-29',
  email: ' Ada@Example.com ',
  phone: '+1 305 555 0199',
};
const bo: TypedGuest = {
  firstName: 'Bo',
  middleName: 'Li',
  lastName: 'Quist',
  birthday: '1979-12-31',
  email: '',
  phone: '',
};
const rules: GuestRules = {
  ages: [30, 30],
  today: plainDate('2027-01-11'),
  sailsOn: plainDate('2027-05-29'),
  youngestMonths: 6,
  checkPhone: (text) => (/^\+[\d ]+$/.test(text) ? text.replaceAll(' ', '') : undefined),
};

const errorsOf = (typed: readonly TypedGuest[], more: Partial<GuestRules> = {}) => {
  const outcome = checkGuestDetails(typed, { ...rules, ...more });
  return outcome.kind === 'valid' ? [] : outcome.errors.map(({ guest, field }) => `${guest} ${field}`);
};

describe('checkGuestDetails', () => {
  it('RES-20 takes what is complete, in canonical form', () => {
    expect(checkGuestDetails([ada, bo], rules)).toEqual({
      kind: 'valid',
      guests: [
        {
          firstName: 'Ada',
          lastName: 'Quist',
          birthday: '1980-02-29',
          email: 'ada@example.com',
          phone: '+13055550199',
        },
        { firstName: 'Bo', middleName: 'Li', lastName: 'Quist', birthday: '1979-12-31' },
      ],
    });
  });

  it('RES-20 names every field that is missing, for every guest of the party', () => {
    expect(errorsOf([])).toEqual([
      '0 firstName',
      '0 lastName',
      '0 birthday',
      '0 email',
      '0 phone',
      '1 firstName',
      '1 lastName',
      '1 birthday',
    ]);
  });

  it('RES-20 TRD-08 takes names of all peoples, and no others', () => {
    for (const firstName of ['José', 'Zoë-Mai', 'D’Arcy', "O'Neil", '李', 'Nguyễn', 'J. R.'])
      expect(errorsOf([{ ...ada, firstName }, bo])).toEqual([]);
    for (const lastName of ["'t Hooft", '’s Gravesande', '‘Akau', 'Smith\u2011Jones', 'Smith–Jones', 'Marsal·li'])
      expect(errorsOf([{ ...ada, lastName }, bo])).toEqual([]);
    expect(checkGuestDetails([{ ...ada, lastName: 'Smith\u2011Jones–Li' }, bo], rules)).toMatchObject({
      guests: [{ lastName: 'Smith-Jones-Li' }, {}],
    });
    for (const firstName of ['ジョン・ポール', 'می\u200cخواهم', 'Raj S/O Kumar'])
      expect(errorsOf([{ ...ada, firstName }, bo])).toEqual([]);
    for (const firstName of ['   ', '<b>', '=cmd()', 'R2D2', 'a\nb', "'", '-Ada', '/Ada', 'x'.repeat(41)])
      expect(errorsOf([{ ...ada, firstName }, bo])).toEqual(['0 firstName']);
    expect(errorsOf([{ ...ada, lastName: 'x'.repeat(80) }, bo])).toEqual([]);
    expect(errorsOf([{ ...ada, lastName: 'x'.repeat(81) }, bo])).toEqual(['0 lastName']);
    expect(errorsOf([{ ...ada, middleName: 'x'.repeat(41) }, bo])).toEqual(['0 middleName']);
  });

  it('RES-20 takes only birthdays that were, and can be remembered', () => {
    for (const birthday of [
      '',
      '1980-02-30',
      '80-02-28',
      '2027-01-11',
      '2030-01-01',
      '1880-01-01',
      ` ${'1'.repeat(60_000)}`,
    ]) {
      expect(errorsOf([{ ...ada, birthday }, bo])).toEqual(['0 birthday']);
    }
  });

  it('SUI-06 H34 holds an adult to 18 on the day of sailing, and a child to less', () => {
    const of = (age: number, birthday: string) => errorsOf([ada, { ...bo, birthday }], { ages: [30, age] });
    expect(of(30, '2009-05-29')).toEqual([]);
    expect(of(30, '2009-05-30')).toEqual(['1 birthday']);
    expect(of(5, '2009-05-30')).toEqual([]);
    expect(of(5, '2009-05-29')).toEqual(['1 birthday']);
    expect(of(18, '2009-05-29')).toEqual([]);
    expect(of(18, '2009-05-30')).toEqual(['1 birthday']);
    expect(of(5, '2026-11-29')).toEqual([]);
  });

  const messagesOf = (typed: readonly TypedGuest[], more: Partial<GuestRules> = {}) => {
    const outcome = checkGuestDetails(typed, { ...rules, ...more });
    return outcome.kind === 'valid' ? [] : outcome.errors.map(({ guest, message }) => `${guest} ${message}`);
  };

  it('F8 carries nobody who is younger than the line’s rule on the day of sailing', () => {
    const baby = { ...bo, firstName: 'Ida' };
    const born = (birthday: string, youngestMonths = 6) =>
      messagesOf([ada, { ...baby, birthday }], { ages: [30, 5], youngestMonths });
    expect(born('2026-11-29')).toEqual([]);
    expect(born('2026-11-30')).toEqual([
      '1 On this voyage a guest is at least 6 months old on the day of sailing. Your consultant can suggest another.',
    ]);
    expect(born('2026-05-29', 12)).toEqual([]);
    expect(born('2026-05-30', 12)[0]).toContain('at least 1 year old');
    expect(born('2027-01-10', 0)).toEqual([]);
  });

  it('F8 takes one person once, and a father and son of one name', () => {
    const twin = { ...ada, email: '', phone: '', firstName: 'ADA ' };
    expect(messagesOf([ada, twin])).toEqual([expect.stringMatching(/^1 This is the same person as above/)]);
    expect(messagesOf([ada, { ...twin, birthday: '1950-03-01' }])).toEqual([]);
    expect(messagesOf([ada, { ...twin, middleName: 'Li' }])).toHaveLength(1);
    expect(messagesOf([ada, { ...twin, lastName: `${ada.lastName.slice(0, 1)}x` }])).toEqual([]);
    const named = [
      { ...ada, middleName: 'Sofia' },
      { ...twin, middleName: 'Li' },
    ];
    expect(messagesOf(named)).toEqual([]);
  });

  it('F8 takes a middle name that only one of two entries has as no difference, and the same one as none', () => {
    const entry = { ...ada, email: '', phone: '' };
    for (const [middle, other] of [
      ['Li', ''],
      ['', 'Li'],
      ['Li', 'LI'],
      ['', ''],
    ] as const)
      expect(
        errorsOf([
          { ...ada, middleName: middle },
          { ...entry, middleName: other },
        ]),
      ).toEqual(['1 firstName']);
  });

  it('F8 asks only for what is missing, not for another person, where two entries are alike and incomplete', () => {
    for (const field of ['firstName', 'lastName', 'birthday'] as const) {
      const incomplete = { ...ada, [field]: '' };
      expect(errorsOf([ada, incomplete])).toEqual([`1 ${field}`]);
      expect(errorsOf([incomplete, incomplete])).toEqual([`0 ${field}`, `1 ${field}`]);
    }
  });

  it('RES-20 takes a field with blanks around it up to a length that nobody types', () => {
    const padded: readonly [keyof TypedGuest, number][] = [
      ['firstName', 160],
      ['middleName', 160],
      ['lastName', 320],
      ['birthday', 20],
      ['email', 320],
      ['phone', 40],
    ];
    for (const [field, length] of padded) {
      const entry = { ...ada, middleName: 'Li' };
      expect(errorsOf([{ ...entry, [field]: entry[field].padEnd(length) }, bo])).toEqual([]);
      expect(errorsOf([{ ...entry, [field]: entry[field].padEnd(length + 1) }, bo])).toEqual([`0 ${field}`]);
    }
    expect(errorsOf([ada, { ...bo, email: ' '.repeat(999) }])).toEqual([]);
    expect(errorsOf([ada, { ...bo, email: ' '.repeat(1_000) }])).toEqual(['1 email']);
  });

  it('RES-20 takes a guest of 120 years, and asks for the year of an older one', () => {
    expect(errorsOf([{ ...ada, birthday: '1906-01-12' }, bo])).toEqual([]);
    expect(errorsOf([{ ...ada, birthday: '1906-01-11' }, bo])).toEqual(['0 birthday']);
  });

  it('F8 says of a day that never was that there is none, and asks for one that is missing', () => {
    expect(messagesOf([{ ...ada, birthday: '1981-02-30' }, bo])).toEqual(['0 There is no such day. Please check it.']);
    expect(messagesOf([{ ...ada, birthday: '--' }, bo])).toEqual(['0 Please enter the date of birth.']);
  });

  it('CNT-37 CNT-38 asks the first guest for an address and a phone, and checks what others give', () => {
    expect(errorsOf([{ ...ada, email: 'ada@', phone: 'call me' }, bo])).toEqual(['0 email', '0 phone']);
    expect(errorsOf([ada, { ...bo, email: 'bo@nowhere', phone: '1' }])).toEqual(['1 email', '1 phone']);
    expect(errorsOf([ada, { ...bo, email: 'bo@example.com', phone: '+44 20 7946 0142' }])).toEqual([]);
  });

  it('C8 answers within 50 ms whatever is typed', () => {
    const hostile = [
      'a'.repeat(64_000),
      ' '.repeat(64_000),
      "'-. ,".repeat(12_000),
      'é'.repeat(160),
      '@'.repeat(64_000),
    ];
    const started = performance.now();
    for (const text of hostile)
      checkGuestDetails(
        [{ firstName: text, middleName: text, lastName: text, birthday: text, email: text, phone: text }],
        rules,
      );
    expect(performance.now() - started).toBeLessThan(50 * hostile.length);
  });

  it('RES-20 either takes the party or says what to change, for any text at all', () => {
    const guest = fc.record({
      firstName: fc.string(),
      middleName: fc.string(),
      lastName: fc.string(),
      birthday: fc.string(),
      email: fc.string(),
      phone: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(guest, { maxLength: 4 }), (typed) => {
        const outcome = checkGuestDetails(typed, rules);
        if (outcome.kind === 'valid') expect(outcome.guests).toHaveLength(rules.ages.length);
        else expect(outcome.errors.every(({ message }) => message.length > 10)).toBe(true);
      }),
    );
  });
});
