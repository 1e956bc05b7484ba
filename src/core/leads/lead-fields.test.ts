import type { Guest } from '../sign-in/guest';
import type { FormDefinition, FormField } from './form-definition';
import { leadFields } from './lead-fields';

const guest: Guest = {
  contactId: '003A',
  firstName: 'Grace',
  lastName: 'Mwangi',
  email: 'grace@example.com',
  recordTypeName: 'Client',
  isOwnedByConsultant: false,
};
const text = (name: string, more: object = {}) => ({ kind: 'text', name, label: '', ...more }) as FormField;
const consent = (name: string): FormField => ({
  kind: 'checkbox',
  name,
  label: '',
  text: `Words of ${name}`,
  isTicked: false,
});
const form = (fields: readonly FormField[], more: Partial<FormDefinition> = {}): FormDefinition => ({
  id: 'a-form',
  title: '',
  standfirst: '',
  submitLabel: '',
  fields,
  thanks: { kind: 'inline', title: '', text: '' },
  ...more,
});

describe('the fields of a lead', () => {
  it('FRM-07 have of a guest what the form would have asked, and no empty field', () => {
    const identity = ['first_name', 'email', 'phone'].map((name) => text(name, { isIdentity: true }));
    const definition = form([...identity, text('last_name'), text('country')]);
    const { fields } = leadFields({
      definition,
      guest,
      form: { askedFields: [text('notes')], answers: { notes: '' }, carriedValues: {} },
    });
    expect(fields).toEqual({ first_name: 'Grace', email: 'grace@example.com' });
  });

  it('FRM-35 H12 say each consent in the words of the CRM, and store what was read with it', () => {
    const asked = ['yachtConsent', 'hotelConsent', 'partnersConsent'].map(consent);
    const saidWith = (answer: string) =>
      leadFields({
        definition: form(asked),
        form: {
          askedFields: asked,
          carriedValues: {},
          answers: { yachtConsent: answer, hotelConsent: answer, partnersConsent: answer },
        },
      });
    expect(saidWith('1')).toEqual({
      fields: { yachtConsent: '1', hotelConsent: 'Explicit Opt In', partnersConsent: '1' },
      consents: asked.map(({ name }) => ({ name, isGiven: true, wording: `Words of ${name}` })),
    });
    expect(saidWith('')).toEqual({
      fields: { yachtConsent: '0', partnersConsent: '0' },
      consents: asked.map(({ name }) => ({ name, isGiven: false, wording: `Words of ${name}` })),
    });
  });

  it('FRM-32 have choices in words, the names of places, and what came along', () => {
    const options = [
      { value: 'a', label: 'The first' },
      { value: 'b', label: 'The second' },
    ];
    const asked: readonly FormField[] = [
      { kind: 'checkboxes', name: 'interests', label: '', options },
      {
        kind: 'region-tree',
        name: 'regions',
        label: '',
        branches: [{ value: 'all', label: 'All', children: options }],
      },
      text('country'),
      text('state'),
    ];
    const { fields } = leadFields({
      definition: form(asked, { thanks: { kind: 'redirect', to: '/thanks' }, organisationId: '00D' }),
      form: {
        askedFields: asked,
        answers: { interests: ['b'], regions: ['all'], country: 'US', state: 'FL' },
        carriedValues: { suiteId: 'BR-I,SV', favorite: 'x' },
      },
    });
    expect(fields).toEqual({
      interests: ['The second'],
      regions: ['All', 'The first', 'The second'],
      country: 'US',
      countryLabel: 'U.S.A.',
      state: 'FL',
      stateLabel: 'Florida',
      suiteId: 'BR-I,SV',
      retURL: '/thanks',
      oid: '00D',
    });
    const french = leadFields({
      definition: form(asked),
      form: { askedFields: asked, answers: { country: 'FR' }, carriedValues: {} },
    });
    expect(french.fields).toEqual({ country: 'FR', countryLabel: 'France' });
  });
});
