import { LibPhoneNumbers } from '../../adapters/libphonenumber/phone-numbers';
import { GeoLists } from '../geo/geo-lists';
import { joinUsHref } from './join-us-href';
import { LoginCountries } from './login-countries';
import { readChannel, readLoginForm, readLoginQuery, readTypedCode, withHint } from './login-form';
import { toSignInForm, toVerifyForm } from './sign-in-views';

const phones = new LibPhoneNumbers();
const countries = new LoginCountries({
  geo: new GeoLists(phones, { defaultCountry: 'US' }),
  phones,
  smsCountries: ['US', 'CA', 'GB'],
});
const ownOrigin = 'https://ondine.example';
const plain = { question: 'What is one plus one? Please type the number.', challenge: 'sealed', isShown: false };
const formOf = (form: ReturnType<typeof readLoginForm>) =>
  toSignInForm({ form, ownOrigin, countries, plain, botCheck: { provider: 'altcha' } });
const formFor = (query: object) => formOf(readLoginQuery(query).form);

describe('the sign-in form', () => {
  it('ROU-17 H07 opens with what its address says', () => {
    expect(formFor({ email: 'guest@example.com', returnUrl: '/voyages', yachts: 'true', hint: 'x' })).toMatchObject({
      method: 'email',
      email: 'guest@example.com',
      returnUrl: '/voyages',
    });
    expect(formFor({ phone: '3055550142', countryCode: '+1' })).toMatchObject({
      method: 'phone',
      phoneNum: '3055550142',
      country: 'US',
    });
    expect(formFor({ via: 'phone', returnUrl: '/voyages' })).toMatchObject({
      method: 'phone',
      hrefs: { email: '/login?via=email&returnUrl=%2Fvoyages' },
    });
  });

  it('C10 H59 AUT-13 keeps an absolute way back to this site as its path, and none to another', () => {
    expect(formFor({ returnUrl: `${ownOrigin}/voyages?x=1` })).toMatchObject({
      returnUrl: '/voyages?x=1',
      hrefs: { phone: '/login?via=phone&returnUrl=%2Fvoyages%3Fx%3D1' },
    });
    expect(formFor({ returnUrl: 'https://evil.example/voyages' }).returnUrl).toBe('');
  });

  it.each([
    ['GB', 'GB'],
    ['+44', 'GB'],
    ['United Kingdom (+44)', 'GB'],
    ['1', 'US'],
    ['+33', 'FR'],
    ['nonsense', 'US'],
    ['', 'US'],
  ])('H07 reads the country %j as %s', (countryCode, country) => {
    expect(formFor({ phone: '1', countryCode }).country).toBe(country);
  });

  it('H07 opens with what a hint knows, without the code that the country says', () => {
    const hint = { email: 'guest@example.com', phone: '+442079460142', countryCode: 'GB' };
    expect(formOf(withHint(readLoginQuery({ type: 'new' }).form, hint))).toMatchObject({
      method: 'email',
      email: 'guest@example.com',
      country: 'GB',
      phoneNum: '2079460142',
      type: 'new',
    });
    expect(formOf(withHint(readLoginQuery({}).form, { phone: '+442079460142', countryCode: '+44' }))).toMatchObject({
      method: 'phone',
      country: 'GB',
      phoneNum: '2079460142',
    });
    expect(withHint(readLoginQuery({ email: 'other@example.com' }).form, hint).email).toBe('other@example.com');
  });

  it('AUT-07 AUT-08 AUT-21 offers every country, and says which of them get text messages', () => {
    const { countries: options, smsCountries } = formFor({});
    expect(options.slice(0, 2).map(({ label }) => label)).toEqual(['United States (+1)', 'United Kingdom (+44)']);
    expect([options.length > 200, smsCountries]).toEqual([true, ['US', 'CA', 'GB']]);
  });

  it('H01 reads new from type, else from user', () => {
    const typeOf = (query: object) => readLoginQuery(query).form.type;
    expect([
      typeOf({ type: 'new' }),
      typeOf({ user: 'new' }),
      typeOf({ type: 'existing', user: 'new' }),
      typeOf({}),
    ]).toEqual(['new', 'new', '', '']);
  });

  it('B4 reads any body without an error', () => {
    for (const body of [
      undefined,
      null,
      'x',
      [],
      { email: ['a', 'b'], OTP: [] },
      { loginMethod: 'x', email: 'x'.repeat(9_999), OTP: '1'.repeat(99) },
    ]) {
      expect(readLoginForm(body)).toMatchObject({ loginMethod: 'OTP_EMAIL', email: '' });
      expect([readChannel(body), readTypedCode(body)]).toEqual(['email', '']);
    }
  });
});

describe('Join Us', () => {
  it.each([
    ['', '/join-us'],
    ['/voyages', '/join-us'],
    ['//evil.example/reserve-now/X', '/join-us'],
    ['/reserve-now/ON1-CYC-270412-007', '/reserve-inquire-now?itineraryId=ON1-CYC-270412-007'],
    ['https://ondine.example/reserve-now/ON1-CYC-270412-007', '/reserve-inquire-now?itineraryId=ON1-CYC-270412-007'],
    [
      '/reserve-now/ON1-CYC-270412-007?suiteId=FS-I%2CSV&guestsAdults=2',
      '/reserve-inquire-now?itineraryId=ON1-CYC-270412-007&suiteId=FS-I%2CSV',
    ],
    [
      '/reserve-now/ON1-CYC-270412-007/suite/?suiteId=FS-I,SV',
      '/reserve-inquire-now?itineraryId=ON1-CYC-270412-007&suiteId=FS-I%2CSV',
    ],
    ['/reserve-now/%E0%A4%A?x', '/reserve-inquire-now?itineraryId=%25E0%25A4%25A'],
  ])('AUT-18 ROU-13 ROU-19 of a visitor who wanted to see %j leads to %s', (returnUrl, href) => {
    expect(joinUsHref(returnUrl, ownOrigin)).toBe(href);
  });
});

describe('the page that takes the code', () => {
  const identifier = { channel: 'email', email: 'guest@example.com' } as const;
  const phone = { channel: 'phone', phone: '+13055550142' } as const;
  const at = Date.parse('2027-01-02T12:00:00Z');
  const after = (seconds: number) => new Date(at + seconds * 1000);

  it('AUT-06 leads back to the form for a new code, with the same way on', () => {
    const typed = { identifier, email: 'Guest@example.com', at };
    expect(
      toVerifyForm({ pending: { ...typed, returnTo: '/voyages?x=1' }, sentTo: identifier, now: after(0) }),
    ).toMatchObject({
      payload: { loginMethod: 'OTP_EMAIL', email: 'Guest@example.com' },
      sentTo: 'guest@example.com',
      again: { newCodeHref: '/login?returnUrl=%2Fvoyages%3Fx%3D1' },
    });
    expect(
      toVerifyForm({ pending: { ...typed, returnTo: '/register-thank-you' }, sentTo: identifier, now: after(0) }).again
        .newCodeHref,
    ).toBe('/login?type=new');
  });

  it('AUT-04 H04 never names an address that the visitor did not type', () => {
    const form = toVerifyForm({
      pending: { identifier, email: 'guest@example.com', channels: [identifier, phone], returnTo: '/', at },
      sentTo: phone,
      now: after(0),
    });
    expect(form).toMatchObject({
      payload: { loginMethod: 'OTP_PHONE' },
      sentTo: '••• 42',
      again: { other: { loginMethod: 'OTP_EMAIL', to: 'g•••@example.com' } },
    });
    expect(JSON.stringify(form)).not.toContain('+1305');
  });

  it.each([
    [0, 30, 20],
    [12, 18, 8],
    [25, 5, 0],
    [90, 0, 0],
  ])('A6 counts on where the last code went out %i seconds ago', (passed, againInSeconds, otherInSeconds) => {
    expect(
      toVerifyForm({ pending: { identifier, returnTo: '/', at }, sentTo: identifier, now: after(passed) }).again,
    ).toMatchObject({ againInSeconds, otherInSeconds });
  });

  it('A6 waits as long as the server said', () => {
    expect(
      toVerifyForm({
        pending: { identifier, returnTo: '/', at },
        sentTo: identifier,
        now: after(40),
        retryAfterSeconds: 600,
      }).again.againInSeconds,
    ).toBe(600);
  });
});
