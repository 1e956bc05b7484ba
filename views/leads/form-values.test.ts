import type { FormField } from '../../src/core/leads/form-definition';
import { initialValues, listOf, readValues, textOf } from './form-values';
import { everyKind, sampleForms } from './sample-forms';

const field = (name: string): FormField => {
  const found = [...everyKind.fields, ...sampleForms.inquiry.fields].find((one) => one.name === name);
  if (!found) throw new Error(`No sample form has the field ${name}.`);
  return found;
};

describe('the values of a form', () => {
  it('are read as a text or as a list, and as an empty one when they are the other', () => {
    const values = { company_name: 'Ondine', weeks: ['Spring', 'Fall'] };
    expect([textOf(values, 'company_name'), listOf(values, 'weeks')]).toEqual(['Ondine', ['Spring', 'Fall']]);
    expect([textOf(values, 'weeks'), listOf(values, 'company_name')]).toEqual(['', []]);
    expect([textOf(values, 'guests'), listOf(values, 'guests')]).toEqual(['', []]);
  });

  it('begin as the form is configured: no box of a group is ticked, a single box only where it is', () => {
    const fields = ['weeks', 'interestRegions', 'yachtConsent', 'list', 'company_name'].map(field);
    expect(initialValues(fields, {})).toEqual({
      weeks: [],
      interestRegions: [],
      yachtConsent: '1',
      list: 'spring',
      company_name: '',
    });
    const consent = field('yachtConsent');
    expect(initialValues([{ ...consent, kind: 'checkbox', text: '', isTicked: false }], {})).toEqual({
      yachtConsent: '',
    });
    expect(initialValues(fields, { weeks: ['Fall'], list: 'fall' })).toMatchObject({ weeks: ['Fall'], list: 'fall' });
  });

  it('FRM-29 are read of each box of a group by its own name, of a region that stands below two parents once', () => {
    const formData = new FormData();
    formData.set('weeks.Fall', '1');
    formData.set('weeks.Winter', '1');
    formData.set('interestRegions.bahamas', '1');
    formData.set('interestRegions.all-mediterranean', '1');
    formData.set('company_name', 'Ondine');
    expect(readValues(['weeks', 'interestRegions', 'company_name', 'guests'].map(field), formData)).toEqual({
      weeks: ['Fall'],
      interestRegions: ['bahamas', 'all-mediterranean'],
      company_name: 'Ondine',
      guests: '',
    });
  });
});
