import { renderToStaticMarkup } from 'react-dom/server';
import { LoginPage } from './LoginPage';
import { SendAgain } from './SendAgain';
import { SignInForm } from './SignInForm.widget';
import type { SignInFormProps } from './sign-in-form-props';
import { sessionsTexts } from './sessions.texts';
import { onlyThisOne, three } from './SessionsPage.examples';
import { VerifyCodeForm } from './VerifyCodeForm.widget';
import { WelcomePage } from './WelcomePage';
import { attributesIn, parseHtml, textsIn } from '../../test/support/parse-html';

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

describe('the sign-in form before any script', () => {
  it('AUT-07 AUT-08 AUT-09 holds nothing back, because without script the server answers', () => {
    const html = renderToStaticMarkup(<SignInForm {...form} />);
    expect(html).toContain('SMS support is only eligible in select countries.');
    expect(parseHtml(html).querySelector('input[id="phoneNum"]')).not.toBeNull();
    expect(parseHtml(html).querySelector('input[disabled], button[disabled]')).toBeNull();
    expect(textsIn(html, 'option[value="FR"][selected]')).toEqual(['France (+33)']);
  });

  it('AUT-04 AUT-05 H04 shows the choice in place of the form, what the guest has entered chosen, and no other screen', () => {
    const html = renderToStaticMarkup(<SignInForm {...form} method="email" channels={channels} />);
    const screen = parseHtml(html);
    expect(textsIn(html, 'h2')).toContain('Send Code');
    const chosen = 'input[name="loginMethod"][checked]';
    expect(attributesIn(html, chosen, 'value')).toEqual(['OTP_EMAIL']);
    const byPhone = renderToStaticMarkup(<SignInForm {...form} method="phone" channels={channels} />);
    expect(attributesIn(byPhone, chosen, 'value')).toEqual(['OTP_PHONE']);
    expect(screen.querySelector('form[action="/login"][hidden]')).not.toBeNull();
    expect(screen.querySelector('form[action="/login/send-code"]:not([hidden])')).not.toBeNull();
    expect(attributesIn(html, 'a', 'href')).toContain('/login?via=phone');
    expect(html).not.toContain('Check Link');
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
    expect(parseHtml(html).querySelectorAll('[role="alert"]')).toHaveLength(1);
    expect(textsIn(html, 'title')).toEqual([expect.stringMatching(/^Error: Sign In/)]);
  });
});

describe('what to do when no code arrives', () => {
  const show = (more: object = {}) =>
    renderToStaticMarkup(
      <SendAgain againInSeconds={30} otherInSeconds={20} newCodeHref="/login" other={channels[1]} {...more} />,
    );

  it('AUT-04 AUT-06 A6 is three plain ways; the other one is late by the style sheet alone', () => {
    const html = show();
    expect(attributesIn(html, 'form', 'action')).toContain('/login/resend');
    expect(attributesIn(html, 'a', 'href')).toContain('/login');
    expect(attributesIn(html, '[name="loginMethod"]', 'value')).toEqual(['OTP_PHONE']);
    expect(html).toContain('send-again__other--later');
    expect(show({ otherInSeconds: 0 })).not.toContain('send-again__other--later');
    expect(html).not.toContain('disabled');
  });

  it('AUT-06 offers no other way to those who have none', () => {
    const actionsOf = (html: string) => attributesIn(html, 'form', 'action');
    expect(actionsOf(show())).toEqual(['/login/resend', '/login/send-code']);
    expect(actionsOf(show({ other: undefined }))).toEqual(['/login/resend']);
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

it('B2 gives each browser its own sign-out, distinguished by more than its position', () => {
  const html = renderToStaticMarkup(three());
  const signOutButtons = textsIn(html, 'button').filter((text) => /^Sign out of .+, signed in .+/.test(text));
  expect([signOutButtons.length, new Set(signOutButtons).size]).toEqual([3, 3]);
  expect([
    html.includes(sessionsTexts.nowhereElse),
    renderToStaticMarkup(onlyThisOne()).includes(sessionsTexts.nowhereElse),
  ]).toEqual([false, true]);
});

it('AUT-24 H13 says beside the words for a wrong code which code is valid, and that another one can be sent', () => {
  const render = (message?: string) =>
    renderToStaticMarkup(
      <VerifyCodeForm
        sentTo="guest@example.com"
        again={{ againInSeconds: 0, otherInSeconds: 0, newCodeHref: '/login' }}
        {...(message === undefined ? {} : { message })}
      />,
    );
  const words = 'Only the code of our newest message works';
  expect(render()).not.toContain(words);
  const failed = render('OTP verification failed.');
  expect(textsIn(failed, '#OTP-hint').join()).toContain(words);
  expect(textsIn(failed, '[role="alert"]')).toEqual(['OTP verification failed.']);
});
