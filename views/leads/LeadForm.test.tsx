import { renderToStaticMarkup } from 'react-dom/server';
import { leadTexts } from '../../src/core/leads/lead-texts';
import type { LeadFormProps } from './lead-form-props';
import { LeadForm } from './LeadForm.widget';
import { everyKind, sampleForms } from './sample-forms';
import { attributesIn, hrefOf, parseHtml, textsIn } from '../../test/support/parse-html';

const renderMarkup = (props: LeadFormProps) => renderToStaticMarkup(<LeadForm {...props} />);
const scripted = (html: string) => html.replace(/<noscript>.*?<\/noscript>/g, '');
const scriptless = (html: string) => (html.match(/<noscript>.*?<\/noscript>/g) ?? []).join('');
const namesIn = (html: string) => attributesIn(html, '[name]', 'name');
const tagOf = (html: string, name: string) =>
  parseHtml(html).querySelector(`:is(input, select, textarea)[name="${name}"]`);

describe('a form before any script', () => {
  it('FRM-06 is a plain form whose button is not held back', () => {
    const html = renderMarkup(sampleForms.contact);
    expect(parseHtml(html).querySelector('form')?.attrs).toEqual({
      class: 'lead-form',
      novalidate: '',
      action: '/dev/gallery',
      method: 'post',
    });
    expect(parseHtml(html).querySelector('button')?.hasAttribute('disabled')).toBe(false);
    for (const name of ['first_name', 'last_name', 'email', 'country_code', 'phone', 'topic', 'message'])
      expect(tagOf(html, name)).not.toBeNull();
  });

  it('FRM-34 says which form it is, and carries what it was given', () => {
    const html = renderMarkup({ ...sampleForms.inquiry, carriedFields: { itineraryId: 'ON1-CYC' } });
    expect(attributesIn(html, 'input[type="hidden"][name="form"]', 'value')).toEqual(['inquire-now']);
    expect(attributesIn(html, 'input[type="hidden"][name="itineraryId"]', 'value')).toEqual(['ON1-CYC']);
  });

  it('FRM-29 sends no name twice: each box of many is its own', () => {
    for (const props of [...Object.values(sampleForms), everyKind]) {
      // Browsers send one of a group of radios, and nothing of what is closed.
      const names = parseHtml(renderMarkup(props))
        .querySelectorAll(':is(input, select, textarea)[name]:not([disabled], [type="radio"])')
        .filter((field) => field.closest('fieldset[disabled]') === null)
        .map((field) => field.getAttribute('name'));
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(tagOf(renderMarkup(sampleForms.inquiry), 'interestRegions.bahamas')?.getAttribute('value')).toBe('1');
  });

  it('FRM-18 FRM-19 shows every list without script: a closed one has an open twin that says when it counts', () => {
    const html = renderMarkup(sampleForms.careers);
    expect(parseHtml(scripted(html)).querySelector('fieldset[role="none"][hidden=""][disabled=""]')).not.toBeNull();
    expect(namesIn(scriptless(html))).toContain('hotelOperations');
    expect(scriptless(html)).toContain('Only if you chose Marine Operations under');
    const chosen = renderMarkup({ ...sampleForms.careers, values: { careerInterest: 'Marine Operations' } });
    expect(namesIn(scriptless(chosen))).not.toContain('marineOperations');
    expect(namesIn(scriptless(chosen))).toContain('hotelOperations');
  });

  it('FRM-23 closes the place until a region is chosen, and offers every place without script', () => {
    const html = renderMarkup(sampleForms.waitlist);
    expect(tagOf(scripted(html), 'primaryLocation')?.hasAttribute('disabled')).toBe(true);
    expect(tagOf(scriptless(html), 'primaryLocation')?.hasAttribute('disabled')).toBe(false);
    const placesOf = (region: string) => textsIn(scriptless(html), `optgroup[label="${region}"]`).join();
    expect(placesOf('North America')).toContain('Boston');
    expect(placesOf('Europe')).toContain('Lisbon');
    const open = renderMarkup({
      ...sampleForms.waitlist,
      values: { region: 'North America', primaryLocation: 'Miami' },
    });
    expect(tagOf(open, 'primaryLocation')?.hasAttribute('disabled')).toBe(false);
    expect(parseHtml(open).querySelector('optgroup[label="North America"] > [value="Miami"][selected]')).not.toBeNull();
  });

  it('H54 takes free text where a region has no list', () => {
    const html = renderMarkup({
      ...sampleForms.waitlist,
      values: { region: 'Asia Pacific', primaryLocation: 'Kyoto' },
    });
    const location = tagOf(html, 'primaryLocation');
    expect([location?.rawTagName, location?.getAttribute('value')]).toEqual(['input', 'Kyoto']);
  });

  it('GEO-07 GEO-08 offers the states of every country until script knows better, those of the chosen one first', () => {
    const html = renderMarkup({ ...sampleForms.inquiry, values: { country: 'CA' } });
    expect(attributesIn(html, 'optgroup', 'label').slice(0, 2)).toEqual(['Canada', 'U.S.A.']);
    expect(textsIn(html, 'optgroup')).toEqual(
      expect.arrayContaining([expect.stringContaining('Ontario'), expect.stringContaining('Florida')]),
    );
    const stateIn = (country: string) => {
      const state = tagOf(scripted(renderMarkup({ ...sampleForms.inquiry, values: { country } })), 'state');
      return [state?.hasAttribute('disabled'), state?.querySelector('option')?.text];
    };
    expect([stateIn('FR'), stateIn('')]).toEqual([
      [true, 'Not needed for this country'],
      [true, 'Select a state'],
    ]);
  });

  it('H13 comes back with what was typed, the summary, and the error at its field', () => {
    const html = renderMarkup({
      ...sampleForms.contact,
      values: { email: 'ada@', message: 'Good <morning>' },
      errors: { email: leadTexts.emailInvalid },
    });
    expect(tagOf(html, 'email')?.attributes).toMatchObject({
      value: 'ada@',
      'aria-invalid': 'true',
      'aria-describedby': 'contact-us-email-error',
    });
    expect(tagOf(html, 'topic')?.getAttribute('aria-invalid')).toBe('false');
    expect(hrefOf(html, 'The input is not a valid E-mail')).toBe('#contact-us-email');
    expect(textsIn(html, 'textarea[name="message"]')).toEqual(['Good <morning>']);
  });

  it('FRM-21 H12 prints the consents with their wording, ticked only as configured, and a link to the privacy notice', () => {
    const html = renderMarkup(sampleForms.waitlist);
    const consent = (name: string) => ['required', 'checked'].map((word) => tagOf(html, name)?.hasAttribute(word));
    expect([consent('yachtConsent'), consent('hotelConsent')]).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(attributesIn(html, 'a', 'href')).toContain('/privacy-notice');
    expect(tagOf(renderMarkup(everyKind), 'yachtConsent')?.hasAttribute('checked')).toBe(true);
  });

  it('FRM-24 says how many characters are left near the end of a message, and nothing before', () => {
    expect(renderMarkup({ ...everyKind, values: { message: 'a'.repeat(100) } })).not.toContain('field__count');
    expect(renderMarkup({ ...everyKind, values: { message: 'a'.repeat(110) } })).toContain('10 characters left');
    expect(renderMarkup({ ...everyKind, values: { message: 'a'.repeat(121) } })).toContain('1 character too many');
  });
});
