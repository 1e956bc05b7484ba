import { botCheckTexts } from '../../src/core/shared/bot-check-texts';
import { signInTexts } from '../../src/core/sign-in/sign-in-texts';
import { signInPageTexts } from './sign-in.texts';
import { SignInForm } from './SignInForm.widget';
import type { SignInFormProps } from './sign-in-form-props';

const props: SignInFormProps = {
  method: 'email',
  email: '',
  country: 'US',
  phoneNum: '',
  returnUrl: '/voyages',
  type: '',
  countries: [
    { value: 'US', label: 'United States (+1)' },
    { value: 'GB', label: 'United Kingdom (+44)' },
    { value: 'FR', label: 'France (+33)' },
  ],
  smsCountries: ['US', 'CA', 'GB'],
  hrefs: { email: '/login?via=email', phone: '/login?via=phone' },
  plain: { question: 'What is seven plus four? Please type the number.', challenge: 'sealed', isShown: false },
  botCheck: { provider: 'altcha' },
};

export const byEmail = () => <SignInForm {...props} />;
export const byPhone = () => <SignInForm {...props} method="phone" country="GB" phoneNum="20 7946 0142" />;
export const countryWithoutTexts = () => (
  <SignInForm
    {...props}
    method="phone"
    country="FR"
    phoneNum="1 42 68 53 00"
    mistake={{ field: 'code', message: signInPageTexts.smsBanner }}
  />
);
export const notKnown = () => (
  <SignInForm {...props} method="phone" email="nobody@example.com" failure={{ message: signInTexts.emailNoMatch }} />
);
export const withMistake = () => (
  <SignInForm {...props} email="guest@" mistake={{ field: 'email', message: signInTexts.emailInvalid }} />
);
export const withSum = () => (
  <SignInForm
    {...props}
    email="guest@example.com"
    failure={{ message: botCheckTexts.failed, reference: 'f1c2a9d0' }}
    plain={{ ...props.plain, isShown: true, isMissed: true }}
  />
);
export const chooseWhere = () => (
  <SignInForm
    {...props}
    channels={[
      { loginMethod: 'OTP_EMAIL', to: 'g•••@example.com' },
      { loginMethod: 'OTP_PHONE', to: '••• 42' },
    ]}
  />
);
