import { dropPersonalParameters } from './drop-personal-parameters';

const realWindow = globalThis.window;
afterEach(() => {
  globalThis.window = realWindow;
});

/** What stands in the address bar after the page's script has begun, or undefined when it was left alone. */
function addressAfter(href: string): string | undefined {
  let shown: string | undefined;
  globalThis.window = {
    location: { href },
    history: { state: null, replaceState: (_state: unknown, _title: string, address: URL) => (shown = address.href) },
  } as unknown as typeof window;
  dropPersonalParameters();
  return shown;
}

describe('what leaves the address bar', () => {
  it('H07 C11 is whatever names a person, before anything else runs', () => {
    expect(
      addressAfter(
        'https://ondine.example/login?email=a%40b.example&phone=1&countryCode=US&hint=x&returnUrl=%2Fvoyages&ody_sso_redirect=%2Fx',
      ),
    ).toBe('https://ondine.example/login?returnUrl=%2Fvoyages');
    expect(addressAfter('https://ondine.example/login?returnUrl=%2Fvoyages')).toBeUndefined();
  });

  it('ENG-05 is not where the single-sign-on page leads: a reload must find the way', () => {
    expect(addressAfter('https://ondine.example/ody?ody_sso_redirect=%2Fengine%2Fmanage')).toBeUndefined();
    expect(addressAfter('https://ondine.example/ody?ody_sso_redirect=%2Fx&email=a%40b.example')).toBe(
      'https://ondine.example/ody?ody_sso_redirect=%2Fx',
    );
  });
});
