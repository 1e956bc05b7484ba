import type { FormSettings } from '../form-settings';
import { contactUsForm } from './contact-us';

describe('the contact form', () => {
  it('FRM-05 thanks in words that are true at every width: on a phone nothing stands beside them', () => {
    const { thanks } = contactUsForm({ defaultCountry: 'US' } as FormSettings);
    expect(thanks).toEqual({
      kind: 'inline',
      title: 'Your message is with us',
      text: expect.stringMatching(/call the number on this page\.$/),
    });
    expect(JSON.stringify(thanks)).not.toMatch(/beside|below|above|left|right/);
  });
});
