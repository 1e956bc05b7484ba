import fc from 'fast-check';
import { StoppedClock } from '../../../test/builders/a-clock';
import { LibPhoneNumbers } from '../../adapters/libphonenumber/phone-numbers';
import { EmbeddedLeadForms } from '../../adapters/embedded-content/lead-forms';
import { loadForms } from '../../adapters/embedded-content/load-forms';
import type { FormDefinition } from './form-definition';
import { validateForm } from './validate-form';
import { anyCharacter } from '../../../test/support/any-character';

const forms = new EmbeddedLeadForms(loadForms('config/sample-line', 'US'), new StoppedClock('2026-05-04T12:00:00Z'));
const phones = new LibPhoneNumbers();

function formOf(id: string): FormDefinition {
  const form = forms.getForm(id);
  if (!form) throw new Error(`There is no form ${id}`);
  return form;
}
const validate = (id: string, typed: Readonly<Record<string, unknown>>, isGuest = false) =>
  validateForm({ definition: formOf(id), typedValues: typed, phones, isGuest });

const person = { first_name: 'Ada', last_name: 'Okafor', email: 'Ada@Example.com' };
const phone = { country_code: 'US', phone: '(305) 555-0142' };
const right: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'contact-us': { ...person, topic: 'General Inquiry', message: 'Is there room for four?' },
  careers: { ...person, ...phone, careerInterest: 'Marine Operations', marineOperations: 'Nautical' },
  'get-in-touch': {
    ...person,
    ...phone,
    country: 'US',
    voyageInterest: ['long-crossings'],
    season: 'Spring 2026',
    yachtConsent: '1',
  },
  waitlist: { ...person, ...phone, region: 'Europe', primaryLocation: 'Can Brisa', yachtConsent: '1' },
  'inquire-now': {
    ...person,
    ...phone,
    country: 'US',
    state: 'FL',
    zip: '33101',
    interestRegions: ['bahamas'],
    season: 'Fall 2027',
    yachtConsent: '1',
  },
};

const errorsOf = (id: string, change: Readonly<Record<string, unknown>>) => {
  const validated = validate(id, { ...right[id], ...change });
  return validated.kind === 'invalid' ? validated.errors : {};
};
const optionsOf = (id: string, name: string): readonly string[] => {
  const field = formOf(id).fields.find((one) => one.name === name);
  return field && 'options' in field ? field.options.map(({ label }) => label) : [];
};
const answersOf = (id: string, change: Readonly<Record<string, unknown>> = {}) => {
  const validated = validate(id, { ...right[id], ...change });
  if (validated.kind === 'invalid') throw new Error(JSON.stringify(validated.errors));
  return validated.form.answers;
};

/** Milliseconds of processor time, of which a busy machine takes no more. */
function timeOf(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

const expectMessage = (id: string, name: string, value: unknown, message: string) =>
  expect(errorsOf(id, { [name]: value })).toEqual({ [name]: message });

describe('a form', () => {
  it.each(Object.keys(right))('FRM-01 is taken when it is filled in rightly: %s', (id) => {
    expect(validate(id, right[id] ?? {}).kind).toBe('valid');
  });

  it('FRM-14 FRM-17 FRM-18 offers the topics, the two sides and the posts of the specification, and no others', () => {
    expect(optionsOf('contact-us', 'topic')).toEqual([
      'Unable to Access Account',
      'Technical Problem',
      'Interest in Securing a Spot',
      'General Inquiry',
      'Other',
    ]);
    expect(optionsOf('careers', 'careerInterest')).toEqual(['Marine Operations', 'Hotel Operations']);
    expect(optionsOf('careers', 'marineOperations')).toEqual(['Nautical', 'Technical']);
    expect(optionsOf('careers', 'hotelOperations')).toEqual([
      'Food & Beverage',
      'Culinary',
      'Entertainment & Activities',
      'Housekeeping',
      'Guest Services',
      'Shore Experiences',
      'Spa & Fitness',
      'People & Culture',
      'Finance',
      'Purchasing',
      'Other',
    ]);
  });

  it('FRM-22 FRM-25 offers the regions and the numbers of passengers of the specification, and no others', () => {
    expect(optionsOf('waitlist', 'region')).toEqual([
      'North America',
      'Central & South America',
      'Europe',
      'Middle East & Africa',
      'Asia Pacific',
    ]);
    for (const id of ['inquire-now', 'enquire-now-itinerary'])
      expect(optionsOf(id, 'numberOfPassengers')).toEqual(['1', '2', '4', '6', '8']);
  });

  it.each([
    ['contact-us', 'email', 'ada@', 'The input is not a valid E-mail'],
    ['contact-us', 'email', '', 'Please input your email'],
    ['contact-us', 'first_name', '   ', 'Please input your first name'],
    ['contact-us', 'last_name', undefined, 'Please input your last name'],
  ])('FRM-09 FRM-10 FRM-11 says in %s what is wrong with %s %j', expectMessage);

  it.each([
    ['contact-us', 'topic', '', 'Please choose topic'],
    ['contact-us', 'topic', 'Something else', 'Please choose topic'],
    ['contact-us', 'message', '', 'Please input your message/questions'],
  ])('FRM-14 FRM-15 says in %s what is wrong with %s %j', expectMessage);

  it.each([
    ['careers', 'phone', '', 'Please enter your phone number'],
    ['careers', 'phone', '12', 'Please input a valid phone number'],
    ['careers', 'country_code', '', 'Please select a country code'],
    ['careers', 'country_code', 'ZZ', 'Please select a country code'],
  ])('FRM-13 GEO-06 says in %s what is wrong with %s %j', expectMessage);

  it.each([
    ['careers', 'careerInterest', '', 'Please make a selection'],
    ['careers', 'marineOperations', '', 'Please make a selection'],
  ])('FRM-17 FRM-18 says in %s what is wrong with %s %j', expectMessage);

  it.each([
    ['get-in-touch', 'voyageInterest', [], 'Please select at least one option'],
    ['get-in-touch', 'country', '', 'Please select a country/region'],
    ['get-in-touch', 'season', '', 'Please make a selection'],
    ['get-in-touch', 'yachtConsent', '', 'Please tick the box'],
  ])('FRM-20 FRM-21 GEO-05 says in %s what is wrong with %s %j', expectMessage);

  it.each([
    ['waitlist', 'region', '', 'Please choose a region'],
    ['waitlist', 'primaryLocation', '', 'Please choose a location'],
  ])('FRM-22 FRM-23 says in %s what is wrong with %s %j', expectMessage);

  it.each([
    ['inquire-now', 'state', '', 'Please select a state'],
    ['inquire-now', 'zip', '', 'Please input your Zip/Postal code'],
    ['inquire-now', 'interestRegions', [], 'Please select at least one option'],
    ['inquire-now', 'numberOfPassengers', '3', 'Please make a selection'],
  ])('FRM-25 FRM-26 FRM-27 says in %s what is wrong with %s %j', expectMessage);

  it.each([
    ['contact-us', 'first_name', 40],
    ['contact-us', 'last_name', 80],
    ['contact-us', 'message', 1000],
    ['get-in-touch', 'comments', 1000],
    ['inquire-now', 'notes', 1000],
  ])('FRM-10 FRM-24 takes in %s a %s of its longest and no longer', (id, name, longest) => {
    expect(answersOf(id, { [name]: 'a'.repeat(longest) })[name]).toHaveLength(longest);
    expect(errorsOf(id, { [name]: 'a'.repeat(longest + 1) })).toEqual({
      [name]: `Please use at most ${longest} characters.`,
    });
    expect(errorsOf(id, { [name]: 'a'.repeat(60_000) })).toEqual({
      [name]: `Please use at most ${longest} characters.`,
    });
  });

  it('FRM-31 asks for a choice in the words that the line configured, and takes none that is not on the list', () => {
    const choices = (change: Readonly<Record<string, unknown>>) => {
      const { partySize, dates } = errorsOf('charter', { ...person, partySize: 'up-to-60', dates: 'open', ...change });
      return { partySize, dates };
    };
    expect(choices({})).toEqual({});
    expect(choices({ partySize: '', dates: '' })).toEqual({
      partySize: 'Please choose how many guests you expect',
      dates: 'Please tell us how fixed your dates are',
    });
    expect(choices({ partySize: 'x'.repeat(41), dates: 'tomorrow' })).toEqual({
      partySize: 'Please choose how many guests you expect',
      dates: 'Please tell us how fixed your dates are',
    });
  });

  it('FRM-09 takes an e-mail of 80 characters and none of 81', () => {
    const email = `${'a'.repeat(60)}@${'b'.repeat(15)}.com`;
    expect(answersOf('contact-us', { email })['email']).toBe(email);
    expect(errorsOf('contact-us', { email: `a${email}` })).toEqual({ email: 'The input is not a valid E-mail' });
  });

  it('FRM-16 asks the contact form for no phone, but validates one that is given by its country', () => {
    expect(answersOf('contact-us', { country_code: 'US' })).not.toHaveProperty('country_code');
    expect(answersOf('contact-us', phone)).toMatchObject({ country_code: 'US', phone: '+13055550142' });
    expect(answersOf('contact-us', { phone: '+44 20 7946 0142' })).toMatchObject({ phone: '+442079460142' });
    expect(errorsOf('contact-us', { country_code: 'US', phone: '+44 20 7946 0142' })).toEqual({
      phone: 'Please input a valid phone number',
    });
    expect(errorsOf('contact-us', { phone: '305 555 0142' })).toEqual({ country_code: 'Please select a country code' });
  });

  it('FRM-18 FRM-19 keeps the list of the side that was chosen, and forgets the other', () => {
    const answers = answersOf('careers', {
      careerInterest: 'Hotel Operations',
      marineOperations: 'Technical',
      hotelOperations: 'Spa & Fitness',
    });
    expect(answers).toMatchObject({ careerInterest: 'Hotel Operations', hotelOperations: 'Spa & Fitness' });
    expect(answers).not.toHaveProperty('marineOperations');
    expect(errorsOf('careers', { careerInterest: 'Hotel Operations', marineOperations: 'Technical' })).toEqual({
      hotelOperations: 'Please make a selection',
    });
    expect(errorsOf('careers', { careerInterest: '' })).toEqual({ careerInterest: 'Please make a selection' });
  });

  it('FRM-23 H54 validates the location by the region: its own list, or free text where there is none', () => {
    expect(errorsOf('waitlist', { region: 'North America' })).toEqual({ primaryLocation: 'Please choose a location' });
    expect(errorsOf('waitlist', { region: '' })).toEqual({ region: 'Please choose a region' });
    expect(answersOf('waitlist', { region: 'Asia Pacific', primaryLocation: 'Hobart' })).toMatchObject({
      primaryLocation: 'Hobart',
    });
    expect(answersOf('waitlist', { primaryLocation: 'Kuća Bura, Vis' })).toMatchObject({
      primaryLocation: 'Kuća Bura',
    });
  });

  it('FRM-26 GEO-07 asks for state and zip where there are any', () => {
    expect(answersOf('inquire-now', { country: 'FR', state: 'FL', zip: '' })).not.toHaveProperty('state');
    expect(answersOf('inquire-now', { country: 'GB', state: '', zip: 'sw1a  1aa' })).toMatchObject({ zip: 'SW1A 1AA' });
    expect(errorsOf('inquire-now', { country: 'CA', state: 'ON', zip: '33101' })).toEqual({
      zip: 'Please input a valid postal code',
    });
    expect(errorsOf('inquire-now', { country: 'AU', state: 'FL', zip: '' })).toEqual({
      state: 'Please select a state',
    });
    expect(answersOf('inquire-now', { country: 'DE', state: '', zip: 'x'.repeat(20) })).toMatchObject({
      zip: 'X'.repeat(20),
    });
    expect(errorsOf('inquire-now', { zip: '1'.repeat(21) })).toEqual({ zip: 'Please use at most 20 characters.' });
  });

  it('FRM-27 FRM-28 asks for regions and season only of those who name no sailing', () => {
    const bare = { interestRegions: [], season: '' };
    expect(errorsOf('inquire-now', { ...bare, itineraryId: 'ON1-CYC-270412-007' })).toEqual({});
    expect(Object.keys(errorsOf('inquire-now', { ...bare, itineraryId: 'ON1-CYC-271399-007' }))).toEqual([
      'interestRegions',
      'season',
    ]);
  });

  it('FRM-28 H27 offers the seasons of this year and the next, and turns over with the year', () => {
    const clock = new StoppedClock('2026-12-31T23:59:00Z');
    const turning = new EmbeddedLeadForms(loadForms('config/sample-line', 'US'), clock);
    const seasonsOf = (id: string) => {
      const field = turning.getForm(id)?.fields.find(({ name }) => name === 'season');
      return field?.kind === 'select' ? field.options.map(({ value }) => value) : [];
    };
    for (const id of ['inquire-now', 'enquire-now-itinerary', 'get-in-touch']) {
      expect(seasonsOf(id)).toEqual([
        'Spring 2026',
        'Summer 2026',
        'Fall 2026',
        'Winter 2026',
        'Spring 2027',
        'Summer 2027',
        'Fall 2027',
        'Winter 2027',
      ]);
    }
    clock.pass({ minutes: 1 });
    for (const id of ['inquire-now', 'enquire-now-itinerary', 'get-in-touch']) {
      expect(seasonsOf(id)).toEqual([
        'Spring 2027',
        'Summer 2027',
        'Fall 2027',
        'Winter 2027',
        'Spring 2028',
        'Summer 2028',
        'Fall 2028',
        'Winter 2028',
      ]);
    }
  });

  it('FRM-25 FRM-29 takes choices as an array, as boxes of a plain form, and by their words', () => {
    const chosen = ['adriatic', 'bahamas'];
    expect(answersOf('inquire-now', { interestRegions: chosen })['interestRegions']).toEqual(['bahamas', 'adriatic']);
    expect(
      answersOf('inquire-now', {
        interestRegions: undefined,
        'interestRegions.adriatic': '1',
        'interestRegions.bahamas': '1',
      })['interestRegions'],
    ).toEqual(['bahamas', 'adriatic']);
    expect(answersOf('inquire-now', { interestRegions: ['Adriatic', 'Bahamas'] })['interestRegions']).toEqual([
      'bahamas',
      'adriatic',
    ]);
    expect(errorsOf('inquire-now', { interestRegions: ['atlantis'] })).toEqual({
      interestRegions: 'Please select at least one option',
    });
    expect(answersOf('inquire-now', { numberOfPassengers: 8 })['numberOfPassengers']).toBe('8');
  });

  it('FRM-07 asks a signed-in guest for nothing that is known, and does not read it either', () => {
    const validated = validate(
      'enquire-now-itinerary',
      { ...right['inquire-now'], first_name: '', email: 'somebody@else.example' },
      true,
    );
    expect(validated.kind === 'valid' && validated.form.answers).toEqual({
      interestRegions: ['bahamas'],
      season: 'Fall 2027',
      yachtConsent: '1',
    });
  });

  it('C4 reads nothing that the form does not have', () => {
    expect(answersOf('contact-us', { isUnchecked: 'false', contactId: '0031', preview: 'true' })).toEqual({
      ...right['contact-us'],
      email: 'ada@example.com',
    });
  });

  it('C9 keeps text as it was said, on its lines, and no control characters', () => {
    const answers = answersOf('contact-us', {
      first_name: 'Ada\r\nBcc: x',
      message: '=1+1 <b>one</b>\r\ntwo\u0000\t“three”\uD800',
    });
    expect(answers['first_name']).toBe('Ada Bcc: x');
    expect(answers['message']).toBe('=1+1 <b>one</b>\ntwo  “three”\uFFFD');
  });

  it('F5 C9 refuses an address or a link as a name', () => {
    for (const first_name of ['Ada\r\nBcc: x@y.z', 'Refund, see ondine-refund.com', 'http://evil'])
      expect(validate('contact-us', { ...right['contact-us'], first_name })).toMatchObject({
        kind: 'invalid',
        errors: { first_name: 'Please write the name alone, without a link or an address.' },
      });
  });

  it('C6 C8 validates whatever comes, at once', () => {
    const anything = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 300 }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.string(), { maxLength: 5 }),
      fc.object({ maxDepth: 1 }),
    );
    const names = [
      ...new Set(forms.formIds().flatMap((id) => formOf(id).fields.map(({ name }) => name))),
      'itineraryId',
      'suiteName',
      'favorite',
    ];
    const typed = fc.dictionary(fc.constantFrom(...names), anything);
    fc.assert(
      fc.property(fc.constantFrom(...forms.formIds()), typed, fc.boolean(), (id, values, isGuest) => {
        const validated = validate(id, values, isGuest);
        const known = new Set(formOf(id).fields.map(({ name }) => name));
        const answersOrErrors = validated.kind === 'valid' ? validated.form.answers : validated.errors;
        for (const name of Object.keys(answersOrErrors)) expect(known.has(name)).toBe(true);
      }),
    );
  });

  it('C8 takes at most 50 ms for 64 KB in any field', () => {
    const shapes = ['a', ' ', 'a@', '@', '-', '1', 'a.', '\u0301', 'ﷺ', '+1', '{}', "'"];
    for (const id of forms.formIds()) {
      for (const { name } of formOf(id).fields) {
        for (const shape of shapes) {
          for (const length of [65_536, 4_000, 320]) {
            const typed = { ...right[id], [name]: shape.repeat(length / shape.length) };
            // The best of three, because a first run may compile or collect garbage.
            const isQuick = [1, 2, 3].some(() => timeOf(() => validate(id, typed)) < 50);
            expect([id, name, shape, length, isQuick]).toEqual([id, name, shape, length, true]);
          }
        }
      }
    }
  });
});

describe('what was valid', () => {
  it('is valid again, and gives the same: nothing is normalised twice', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => text.trim().length > 0);
    fc.assert(
      fc.property(words, words, fc.string({ unit: anyCharacter, maxLength: 900 }), (first_name, last_name, message) => {
        const validated = validate('contact-us', { ...right['contact-us'], first_name, last_name, message });
        if (validated.kind === 'invalid') return;
        expect(validate('contact-us', validated.form.answers)).toMatchObject({
          kind: 'valid',
          form: { answers: validated.form.answers },
        });
      }),
    );
  });
});
