import type { FormValues } from '../../src/core/leads/form-definition';
import { followChange } from './follow-change';
import { initialValues } from './form-values';
import { sampleForms } from './sample-forms';

const change = (name: keyof typeof sampleForms, begun: FormValues, answer: FormValues) => {
  const { fields, geo } = sampleForms[name];
  const before = { ...initialValues(fields, {}), ...begun };
  return followChange({ before, after: { ...before, ...answer }, fields, geo });
};

describe('what follows from an answer', () => {
  it('FRM-19 clears the Hotel selection when Marine is chosen, and vice versa', () => {
    const marine = change(
      'careers',
      { careerInterest: 'Hotel Operations', hotelOperations: 'Culinary' },
      { careerInterest: 'Marine Operations' },
    );
    expect(marine).toMatchObject({ careerInterest: 'Marine Operations', hotelOperations: '', marineOperations: '' });
    const hotel = change(
      'careers',
      { careerInterest: 'Marine Operations', marineOperations: 'Nautical' },
      { careerInterest: 'Hotel Operations' },
    );
    expect(hotel).toMatchObject({ marineOperations: '' });
  });

  it('FRM-23 empties the place when the region changes, and only then', () => {
    const begun = { region: 'Europe', primaryLocation: 'Lisbon' };
    expect(change('waitlist', begun, { region: 'North America' })).toMatchObject({ primaryLocation: '' });
    expect(change('waitlist', begun, { first_name: 'Ada' })).toMatchObject({ primaryLocation: 'Lisbon' });
  });

  it('GEO-08 GEO-09 clears the state and brings the code when the country changes, and only then', () => {
    const begun = { country: 'US', state: 'FL', country_code: 'US' };
    expect(change('inquiry', begun, { country: 'CA' })).toMatchObject({ country: 'CA', state: '', country_code: 'CA' });
    expect(change('inquiry', { ...begun, country_code: 'GB' }, { zip: '33101' })).toMatchObject({
      state: 'FL',
      country_code: 'GB',
    });
  });

  it('FRM-16 leaves a form without a country as it is', () => {
    expect(change('contact', { country_code: 'GB' }, { phone: '20 7946 0142' })).toMatchObject({
      country_code: 'GB',
      phone: '20 7946 0142',
    });
  });
});
