import { signInTexts } from '../../src/core/sign-in/sign-in-texts';
import { VerifyCodeForm, type VerifyCodeFormProps } from './VerifyCodeForm.widget';

const props: VerifyCodeFormProps = {
  payload: { loginMethod: 'OTP_EMAIL', email: 'guest@example.com' },
  sentTo: 'guest@example.com',
  again: { againInSeconds: 30, otherInSeconds: 0, newCodeHref: '/login' },
};

export const empty = () => <VerifyCodeForm {...props} />;
export const wrongCode = () => <VerifyCodeForm {...props} message={signInTexts.verificationFailed} />;
export const spent = () => <VerifyCodeForm {...props} message={signInTexts.tooManyAttempts} />;
export const withOtherChannel = () => (
  <VerifyCodeForm {...props} again={{ ...props.again, other: { loginMethod: 'OTP_PHONE', to: '••• 42' } }} />
);
