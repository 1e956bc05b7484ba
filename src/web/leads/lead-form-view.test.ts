import type { FormDefinition, FormField } from '../../core/leads/form-definition';
import { GeoLists } from '../geo/geo-lists';
import { toLeadForm } from './lead-form-view';

const phones = {
  parse: () => undefined,
  dialCode: (country: string) => (country === 'GB' ? '44' : undefined),
  countryOf: () => undefined,
  countries: () => ['GB'],
};
const geo = new GeoLists(phones, { defaultCountry: 'GB' });
const options = ['Spring', 'Fall'].map((value) => ({ value, label: value }));
const fields: readonly FormField[] = [
  { kind: 'email', name: 'email', label: '', isIdentity: true },
  { kind: 'countries', name: 'country', label: '' },
  { kind: 'countryCodes', name: 'country_code', label: '', initial: 'FR' },
  { kind: 'text', name: 'town', label: '' },
  { kind: 'checkboxes', name: 'season', label: '', options },
  { kind: 'region-tree', name: 'regions', label: '', branches: [{ value: 'north', label: '', children: [] }] },
  { kind: 'checkbox', name: 'consent', label: '', text: '', isTicked: true },
];
const inline = { kind: 'inline', title: 'Thank you', text: 'We write soon.' } as const;
const formOf = (thanks: FormDefinition['thanks']): FormDefinition => ({
  id: 'charter',
  title: '',
  standfirst: '',
  submitLabel: 'Ask',
  fields,
  thanks,
});
interface ShownParts extends Partial<Parameters<typeof toLeadForm>[0]> {
  readonly thanks?: FormDefinition['thanks'];
}
const show = ({ thanks = inline, ...parts }: ShownParts = {}) =>
  toLeadForm({
    target: { form: formOf(thanks), endpoint: '/api/forms/charter' },
    action: '/forms/charter',
    submittedValues: {},
    carriedFields: {},
    isGuest: false,
    isSent: false,
    geo,
    botCheck: { provider: 'altcha' },
    ...parts,
  });

describe('a form as a page shows it', () => {
  it('GEO-10 begins with the visitor’s country wherever the form has no default of its own', () => {
    expect(show().values).toEqual({ country: 'GB' });
    expect(show({ submittedValues: { country: 'US', town: 'Bath' } }).values).toEqual({ country: 'US', town: 'Bath' });
  });

  it('H13 C5 comes back with what was sent, and with nothing where nothing was', () => {
    expect(show({ isSent: true, submittedValues: { town: 'Bath', 'season.Fall': '1' } }).values).toEqual({
      email: '',
      country: '',
      country_code: '',
      town: 'Bath',
      season: ['Fall'],
      regions: [],
      consent: '',
    });
  });

  it('FRM-07 asks a guest for nothing that identifies them', () => {
    const names = (isGuest: boolean) => show({ isGuest }).fields.map(({ name }) => name);
    expect(names(false)).toContain('email');
    expect(names(true)).toEqual(['country', 'country_code', 'town', 'season', 'regions', 'consent']);
  });

  it('FRM-05 has the thanks that replace it, and none when another page follows', () => {
    expect(show().inlineThanks).toEqual({ title: 'Thank you', text: 'We write soon.' });
    expect(show({ thanks: { kind: 'redirect', to: '/thank-you' } })).not.toHaveProperty('inlineThanks');
  });

  it('H13 D4 says what went wrong, and asks the plain question, only where there is one', () => {
    const plain = { challenge: 'c', question: 'q', isShown: true };
    const failure = { message: 'No.', reference: 'r1' };
    expect(show({ failure, plain })).toMatchObject({ failure, plain });
    expect(show()).not.toHaveProperty('failure');
    expect(show()).not.toHaveProperty('plain');
  });
});
