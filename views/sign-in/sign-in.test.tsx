import { renderToStaticMarkup } from 'react-dom/server';
import { LoginPage } from './LoginPage';
import { SendAgain } from './SendAgain';
import { SignInForm } from './SignInForm.widget';
import type { SignInFormProps } from './sign-in-form-props';
import { sessionsTexts } from './sessions.texts';
import { onlyThisOne, three } from './SessionsPage.examples';
import { WelcomePage } from './WelcomePage';
import { parseHtml } from '../../test/support/parse-html';

const form: SignInFormProps = {
  method: 'phone',
  email: 'guest@example.com',
  country: 'FR',
  phoneNum: '1 42 68 53 00',
  returnUrl: '',
  type: 'new',
  countries: [
    { value: 'US', label: 'United States (+1)' },
    { value: 'FR', label: 'France (+33)' },
  ],
  smsCountries: ['US'],
  hrefs: { email: '/login?via=email', phone: '/login?via=phone' },
  plain: { question: 'What is one plus one?', challenge: 'sealed', isShown: false },
  botCheck: { provider: 'altcha' },
};
const picture = { src: '/a.webp', srcSet: '', width: 3, height: 2, alt: '', placeholderClass: 'p' };
const frame = { path: '/login', year: 2031 };
const channels = [
  { loginMethod: 'OTP_EMAIL', to: 'g•••@example.com' },
  { loginMethod: 'OTP_PHONE', to: '••• 42' },
] as const;
const tag = (html: string, start: string) => new RegExp(`<${start}[^>]*>`).exec(html)?.[0] ?? '';

describe('the sign-in form before any script', () => {
  it('AUT-07 AUT-08 AUT-09 holds nothing back, because without script the server answers', () => {
    const html = renderToStaticMarkup(<SignInForm {...form} />);
    expect(html).toContain('SMS support is only eligible in select countries.');
    expect(tag(html, 'input id="phoneNum"')).not.toContain('disabled');
    expect(parseHtml(html).querySelector('button[disabled]')).toBeNull();
    expect(html).toContain('<option value="FR" selected="">France (+33)</option>');
  });

  it('AUT-04 AUT-05 H04 shows the choice in place of the form, the first way chosen, and no other screen', () => {
    const html = renderToStaticMarkup(<SignInForm {...form} channels={channels} />);
    expect(html).toContain('>Send Code</h2>');
    expect(tag(html, 'input [^>]*value="OTP_EMAIL"')).toContain('checked');
    expect(tag(html, 'form [^>]*action="/login" ')).toContain('hidden=""');
    expect([
      html.includes('action="/login/send-code"'),
      html.includes('href="/login?via=phone"'),
      html.includes('Check Link'),
    ]).toEqual([true, true, false]);
  });

  it('AUT-12 says a mistake aloud once, and names the page an error', () => {
    const html = renderToStaticMarkup(
      <LoginPage
        frame={frame}
        picture={picture}
        contactHref="mailto:a@b.example"
        joinUsHref="/join-us"
        form={{ ...form, failure: { message: 'No.' } }}
      />,
    );
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html).toContain('<title>Error: Sign In');
  });
});

describe('what to do when no code arrives', () => {
  const show = (more: object = {}) =>
    renderToStaticMarkup(
      <SendAgain againInSeconds={30} otherInSeconds={20} newCodeHref="/login" other={channels[1]} {...more} />,
    );

  it('AUT-04 AUT-06 A6 is three plain ways; the other one is late by the style sheet alone', () => {
    const html = show();
    expect([
      html.includes('action="/login/resend"'),
      html.includes('href="/login"'),
      html.includes('name="loginMethod" value="OTP_PHONE"'),
    ]).toEqual([true, true, true]);
    expect(html).toContain('send-again__other--later');
    expect(show({ otherInSeconds: 0 })).not.toContain('send-again__other--later');
    expect(html).not.toContain('disabled');
  });

  it('AUT-06 offers no other way to those who have none', () => {
    expect(show({ other: undefined })).not.toContain('send-code');
  });
});

it('AUT-13 ROU-18 welcomes a guest by name, and asks a visitor to sign in', () => {
  const guest = renderToStaticMarkup(
    <WelcomePage
      frame={{ ...frame, path: '/register-thank-you', guest: { firstName: 'James', initials: 'JO' } }}
      picture={picture}
    />,
  );
  expect(guest).toContain('Welcome aboard, James');
  expect(
    renderToStaticMarkup(<WelcomePage frame={{ ...frame, path: '/register-thank-you' }} picture={picture} />),
  ).toContain('returnUrl=%2Fregister-thank-you');
});

it('B2 gives each browser its own way out, told apart by more than their place', () => {
  const html = renderToStaticMarkup(three());
  expect(html.match(/Sign out<span class="hidden-to-the-eye"> of [^<]+, signed in [^<]+</g)).toHaveLength(3);
  expect([
    html.includes(sessionsTexts.nowhereElse),
    renderToStaticMarkup(onlyThisOne()).includes(sessionsTexts.nowhereElse),
  ]).toEqual([false, true]);
});
