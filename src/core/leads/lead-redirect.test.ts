import { leadRedirect, leadsToSignIn } from './lead-redirect';

const fields = { email: 'ada+1@example.com', phone: '+13055550142', country_code: 'US' };
const toThanks = { kind: 'redirect', to: '/thank-you' } as const;
const about = (given: object) => ({ formId: 'inquire-now', fields: { ...fields, ...given } });
const sailing = about({ itineraryId: 'ON1-CYC-270412-007' });
const base = {
  thanks: toThanks,
  sentForm: about({}),
  isSignedIn: false,
  person: { kind: 'none' },
  signInUrl: '/login',
} as const;

describe('after a lead', () => {
  it('FRM-05 thanks in place, or on the thank-you page', () => {
    expect(leadRedirect({ ...base, thanks: { kind: 'inline', title: 'Thanks', text: 'We write.' } })).toBeUndefined();
    expect(leadRedirect(base)).toBe('/thank-you');
    expect(leadRedirect({ ...base, thanks: { kind: 'redirect', to: '' } })).toBeUndefined();
  });

  it('FRM-36 adds who it was in the clear where addresses may hold it', () => {
    const person = { kind: 'in-url' } as const;
    expect(leadRedirect({ ...base, sentForm: sailing, person })).toBe(
      '/thank-you?type=new&email=ada%2B1%40example.com&phone=%2B13055550142&countryCode=US&sign-in=true',
    );
    expect(leadRedirect({ ...base, sentForm: sailing, person, isSignedIn: true })).toBe(
      '/thank-you?type=new&email=ada%2B1%40example.com&phone=%2B13055550142&countryCode=US',
    );
  });

  it('FRM-36 H07 C11 says who it was by a sealed hint, and nothing of a person', () => {
    const address = leadRedirect({
      ...base,
      sentForm: about({ suiteName: 'Milos Suite' }),
      person: { kind: 'hint', hint: 's3aled' },
    });
    expect(address).toBe('/thank-you?type=new&hint=s3aled&sign-in=true');
    expect(leadRedirect({ ...base, thanks: { kind: 'redirect', to: '/thank-you?from=form' }, sentForm: sailing })).toBe(
      '/thank-you?from=form&type=new&sign-in=true',
    );
  });

  it('FRM-37 leads to sign-in where there is no thank-you page', () => {
    expect(
      leadRedirect({
        ...base,
        thanks: { kind: 'redirect', to: '' },
        sentForm: sailing,
        person: { kind: 'hint', hint: 'h' },
      }),
    ).toBe('/login?type=new&hint=h&sign-in=true');
  });

  it('FRM-36 leads on from enquiries and the waitlist alone', () => {
    const withSuite = { ...fields, suiteId: 'BR-I,SV' };
    expect(
      ['inquire-now', 'enquire-now-itinerary', 'waitlist'].map((formId) =>
        leadsToSignIn({ formId, fields: withSuite }),
      ),
    ).toEqual([true, true, true]);
    expect(['contact-us', 'careers', 'charter'].map((formId) => leadsToSignIn({ formId, fields: withSuite }))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
