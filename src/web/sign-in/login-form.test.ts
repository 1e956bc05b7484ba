import { readLoginForm, readLoginQuery } from './login-form';
import { toSignInForm, toVerifyForm } from './sign-in-views';

const plain = { question: 'What is one plus one? Please type the number.', challenge: 'sealed' };
const formFor = (query: object) => toSignInForm({ form: readLoginQuery(query), plain });

describe('the sign-in form', () => {
  it('ROU-17 H07 opens with what its address says', () => {
    expect(formFor({ email: 'guest@example.com', returnUrl: '/voyages', yachts: 'true', hint: 'x' })).toMatchObject({ method: 'email', email: 'guest@example.com', returnUrl: '/voyages' });
    expect(formFor({ phone: '3055550142', countryCode: '+1' })).toMatchObject({ method: 'phone', phoneNum: '3055550142', country: 'US' });
    expect(formFor({ via: 'phone', returnUrl: '/voyages' })).toMatchObject({ method: 'phone', hrefs: { email: '/login?via=email&returnUrl=%2Fvoyages' } });
  });

  it.each([['GB', 'GB'], ['+44', 'GB'], ['United Kingdom (+44)', 'GB'], ['1', 'US'], ['+33', 'FR'], ['nonsense', 'US'], ['', 'US']])('H07 reads the country %j as %s', (countryCode, country) => {
    expect(formFor({ phone: '1', countryCode }).country).toBe(country);
  });

  it('H01 reads new from type, else from user', () => {
    const typeOf = (query: object) => readLoginQuery(query).type;
    expect([typeOf({ type: 'new' }), typeOf({ user: 'new' }), typeOf({ type: 'existing', user: 'new' }), typeOf({})]).toEqual(['new', 'new', '', '']);
  });

  it('B4 survives any body', () => {
    for (const body of [undefined, null, 'x', [], { email: ['a', 'b'] }, { loginMethod: 'x', email: 'x'.repeat(9_999) }]) {
      expect(readLoginForm(body)).toMatchObject({ loginMethod: 'OTP_EMAIL', email: '', website: '' });
    }
  });

  it('AUT-06 leads back to the form for a new code, with the same way on', () => {
    const identifier = { channel: 'email', email: 'guest@example.com' } as const;
    expect(toVerifyForm({ identifier, email: 'Guest@example.com', returnTo: '/voyages?x=1' })).toMatchObject({
      payload: { loginMethod: 'OTP_EMAIL', email: 'Guest@example.com' }, sentTo: 'guest@example.com', newCodeHref: '/login?returnUrl=%2Fvoyages%3Fx%3D1',
    });
    expect(toVerifyForm({ identifier, returnTo: '/register-thank-you' }).newCodeHref).toBe('/login?type=new');
  });
});
