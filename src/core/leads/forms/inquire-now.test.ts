import type { FormSettings } from '../form-settings';
import { interestRegions, noPreference } from './inquire-now';
import { consentFields, countryField, optionalPhone, requiredPhone } from './standard-fields';

describe('the inquiry form', () => {
  it('FRM-27 FRM-29 offers each region with its parts, and under no preference each of them once', () => {
    expect(
      interestRegions.slice(0, 2).map(({ label, children: parts }) => [label, parts.map((one) => one.label)]),
    ).toEqual([
      ['All Caribbean & Bahamas', ['Lesser Antilles', 'Bahamas']],
      ['All Mediterranean', ['Grand Mediterranean', 'Greek Isles', 'The Rivieras', 'Adriatic']],
    ]);
    expect(interestRegions.slice(2).map(({ label }) => label)).toEqual(['Caribbean & Mediterranean', 'No Preference']);
    const children = new Map(
      interestRegions.map((branch) => [branch.value, branch.children.map(({ value }) => value)]),
    );
    const [caribbean, mediterranean] = [children.get('all-caribbean-bahamas'), children.get('all-mediterranean')];
    expect([caribbean?.length, mediterranean?.length]).toEqual([2, 4]);
    expect(children.get('caribbean-mediterranean')).toEqual(['all-caribbean-bahamas', 'all-mediterranean']);
    expect(children.get(noPreference)).toEqual([
      'all-caribbean-bahamas',
      ...(caribbean ?? []),
      'all-mediterranean',
      ...(mediterranean ?? []),
      'caribbean-mediterranean',
    ]);
  });

  it.each([
    [true, ['yachtConsent', 'hotelConsent']],
    [false, ['yachtConsent']],
  ])('FRM-21 asks for the consent to hotels only where the line shows it: %s', (isShown, names) => {
    const consent = { text: 'Write to me.', isTicked: false };
    const fields = consentFields({ yachtConsent: consent, hotelConsent: { ...consent, isShown } });
    expect(fields.map(({ name }) => name)).toEqual(names);
  });

  it('GEO-10 begins with the default country of the site, beside the phone as well', () => {
    const settings = { defaultCountry: 'GB' } as FormSettings;
    const fields = [countryField(settings), ...requiredPhone(settings), ...optionalPhone(settings)];
    expect(fields.map(({ name, initial }) => [name, initial])).toEqual([
      ['country', 'GB'],
      ['country_code', 'GB'],
      ['phone', undefined],
      ['country_code', 'GB'],
      ['phone', undefined],
    ]);
  });
});
