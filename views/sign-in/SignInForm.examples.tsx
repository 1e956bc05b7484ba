import { signInTexts } from '../../src/core/sign-in/sign-in-texts';
import { SignInForm, type SignInFormProps } from './SignInForm.widget';

const props: SignInFormProps = {
  method: 'email',
  email: '',
  country: 'US',
  phoneNum: '',
  returnUrl: '/voyages',
  type: '',
  countries: [{ value: 'US', label: 'United States (+1)' }, { value: 'GB', label: 'United Kingdom (+44)' }],
  hrefs: { email: '/login?via=email', phone: '/login?via=phone' },
  plain: { question: 'What is seven plus four? Please type the number.', challenge: 'sealed', isShown: false },
};

export const byEmail = () => <SignInForm {...props} />;
export const byPhone = () => <SignInForm {...props} method="phone" country="GB" phoneNum="20 7946 0142" />;
export const notKnown = () => <SignInForm {...props} method="phone" email="nobody@example.com" message={signInTexts.emailNoMatch} />;
export const withMistake = () => <SignInForm {...props} email="guest@" mistake={{ field: 'email', message: signInTexts.emailInvalid }} />;
export const withSum = () => <SignInForm {...props} email="guest@example.com" message={signInTexts.botCheckFailed} plain={{ ...props.plain, isShown: true }} />;
