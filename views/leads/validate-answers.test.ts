import type { FormValues } from '../../src/core/leads/form-definition';
import { leadTexts } from '../../src/core/leads/lead-texts';
import { initialValues } from './form-values';
import { validateAnswers } from './validate-answers';
import { sampleForms } from './sample-forms';

const validate = (name: keyof typeof sampleForms, values: FormValues) => {
  const { fields, geo } = sampleForms[name];
  return validateAnswers({ fields, geo, values: { ...initialValues(fields, {}), ...values } });
};
const person = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', phone: '305 555 0142' };

describe('the checks of an answer in a browser', () => {
  it('FRM-06 FRM-09 FRM-10 asks for what is required, in the words of the specification', () => {
    expect(validate('contact', {})).toEqual({
      first_name: 'Please input your first name',
      last_name: 'Please input your last name',
      email: 'Please input your email',
      topic: 'Please choose topic',
      message: 'Please input your message/questions',
    });
  });

  it('FRM-06 finds nothing wrong with a full form', () => {
    expect(validate('contact', { ...person, topic: 'Other', message: 'Good morning.' })).toEqual({});
  });

  it.each([
    ['FRM-09 half an address', { email: 'ada@' }, { email: 'The input is not a valid E-mail' }],
    ['FRM-13 words for a number', { phone: 'call me' }, { phone: 'Please input a valid phone number' }],
    ['FRM-10 a name of 41 letters', { first_name: 'A'.repeat(41) }, { first_name: leadTexts.tooLong(40) }],
    ['FRM-15 a letter of 1,001', { message: 'a'.repeat(1_001) }, { message: leadTexts.tooLong(1_000) }],
    ['FRM-06 a link in place of a name', { first_name: 'www.example.com' }, { first_name: leadTexts.nameWrong }],
    ['FRM-11 spaces alone', { last_name: '   ' }, { last_name: 'Please input your last name' }],
  ])('%s', (_name, values, errors) => {
    expect(validate('contact', { ...person, topic: 'Other', message: 'Good morning.', ...values })).toEqual(errors);
  });

  it('FRM-10 FRM-15 FRM-24 takes answers of exactly their longest, and of a text without one of its own 1,000', () => {
    const longest = { first_name: 'A'.repeat(40), last_name: 'B'.repeat(80), message: 'a'.repeat(1_000) };
    expect(validate('contact', { ...person, topic: 'Other', ...longest })).toEqual({});
    const fieldOf = (kind: 'text' | 'textarea') => ({ kind, name: 'x', label: '' }) as const;
    const { geo } = sampleForms.contact;
    const errorOf = (kind: 'text' | 'textarea', length: number) =>
      validateAnswers({ fields: [fieldOf(kind)], geo, values: { x: 'a'.repeat(length) } })['x'];
    expect([errorOf('textarea', 1_000), errorOf('textarea', 1_001)]).toEqual([undefined, leadTexts.tooLong(1_000)]);
    expect([errorOf('text', 80), errorOf('text', 81)]).toEqual([undefined, leadTexts.tooLong(80)]);
  });

  it('FRM-18 asks for the careers type that belongs to the choice, and for no other', () => {
    expect(validate('careers', person)).toEqual({ careerInterest: 'Please make a selection' });
    expect(validate('careers', { ...person, careerInterest: 'Hotel Operations' })).toEqual({
      hotelOperations: 'Please make a selection',
    });
  });

  it('FRM-21 FRM-22 FRM-23 asks for the region, then for the place, and for the yacht consent alone', () => {
    expect(validate('waitlist', person)).toEqual({
      region: 'Please choose a region',
      yachtConsent: 'Please tick the box',
    });
    expect(validate('waitlist', { ...person, region: 'Europe', yachtConsent: '1' })).toEqual({
      primaryLocation: 'Please choose a location',
    });
  });

  it('FRM-26 GEO-07 asks for state and postal code by the country', () => {
    const rest = { ...person, interestRegions: ['bahamas'], season: 'Fall 2026', yachtConsent: '1' };
    expect(validate('inquiry', { ...rest, country: 'US' })).toEqual({
      state: 'Please select a state',
      zip: 'Please input your Zip/Postal code',
    });
    expect(validate('inquiry', { ...rest, country: 'GB' })).toEqual({ zip: 'Please input your Zip/Postal code' });
    expect(validate('inquiry', { ...rest, country: 'FR' })).toEqual({});
    expect(validate('inquiry', { ...rest, country: 'FR', zip: 'as it comes' })).toEqual({});
    expect(validate('inquiry', { ...rest, country: 'CA', state: 'ON', zip: '12345' })).toHaveProperty('zip');
  });

  it('FRM-27 FRM-28 asks for regions and a season', () => {
    expect(validate('inquiry', { ...person, country: 'FR', yachtConsent: '1', interestRegions: [] })).toEqual({
      interestRegions: 'Please select at least one option',
      season: 'Please make a selection',
    });
  });
});
