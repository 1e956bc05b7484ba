import { takeFavourite } from '../../core/favourites/carried-favourite';
import { addressOf } from '../../core/sign-in/address-of';
import type { Identifier } from '../../core/sign-in/guest';
import { maskAddress } from '../../core/sign-in/mask-address';
import { readReturnAddress } from '../../core/sign-in/return-address';
import type { SendAgainProps } from '../../../views/sign-in/SendAgain';
import { type CodeChannel, type SignInFormProps } from '../../../views/sign-in/sign-in-form-props';
import type { VerifyCodeFormProps } from '../../../views/sign-in/VerifyCodeForm.widget';
import { hrefLogin } from '../hrefs';
import { paths } from '../paths';
import type { LoginForm } from './login-form';
import type { PendingSignIn } from './pending-sign-in';
import type { LoginCountries } from './login-countries';

interface FormState extends Pick<SignInFormProps, 'plain' | 'botCheck' | 'failure' | 'mistake'> {
  readonly form: LoginForm;
  readonly ownOrigin: string;
  readonly countries: LoginCountries;
  readonly channels?: readonly Identifier[];
}

export function toSignInForm({
  form: loginForm,
  ownOrigin,
  countries,
  channels,
  ...state
}: FormState): SignInFormProps {
  const form = { ...loginForm, returnUrl: readReturnAddress(loginForm.returnUrl, ownOrigin) ?? '' };
  const country = countries.find(form.code);
  return {
    ...state,
    method: form.loginMethod === 'OTP_PHONE' ? 'phone' : 'email',
    email: form.email,
    country,
    phoneNum: countries.withoutDialCode(form.phoneNum, country),
    returnUrl: form.returnUrl,
    type: form.type,
    countries: countries.options,
    smsCountries: countries.withTextMessages,
    hrefs: { email: hrefVia('email', form), phone: hrefVia('phone', form) },
    ...(channels ? { channels: channels.map(toChannel) } : {}),
  };
}

/** Seconds between two codes (reliability A6); the other channel is offered a little earlier. */
const againAfterSeconds = 30;
const otherChannelAfterSeconds = 20;

interface CodeState {
  readonly pending: PendingSignIn;
  readonly sentTo: Identifier;
  readonly now: Date;
  readonly message?: string;
  readonly retryAfterSeconds?: number;
}

/** The page that takes the code. An address that the visitor did not enter is masked (H04). */
export function toVerifyForm({ pending, sentTo, now, message, retryAfterSeconds }: CodeState): VerifyCodeFormProps {
  const isTyped = addressOf(sentTo) === addressOf(pending.identifier);
  const elapsedSeconds = Math.floor((now.getTime() - pending.at) / 1000);
  const other = pending.channels?.find(({ channel }) => channel !== sentTo.channel);
  const again: SendAgainProps = {
    againInSeconds: retryAfterSeconds ?? Math.max(againAfterSeconds - elapsedSeconds, 0),
    otherInSeconds: Math.max(otherChannelAfterSeconds - elapsedSeconds, 0),
    newCodeHref: loginHrefOf(pending),
    ...(other ? { other: toChannel(other) } : {}),
  };
  return {
    payload: isTyped ? typedPayload(pending) : { loginMethod: methodOf(sentTo) },
    sentTo: isTyped ? addressOf(sentTo) : maskAddress(sentTo),
    again,
    ...(message === undefined ? {} : { message }),
  };
}

function typedPayload({ identifier, email, code = '', phoneNum }: PendingSignIn): VerifyCodeFormProps['payload'] {
  return identifier.channel === 'email'
    ? { loginMethod: 'OTP_EMAIL', email: email ?? identifier.email }
    : { loginMethod: 'OTP_PHONE', code, phoneNum: phoneNum ?? identifier.phone };
}

export const loginHrefOf = ({ returnTo }: Pick<PendingSignIn, 'returnTo'>): string =>
  returnTo === paths.signIn.welcome
    ? `${hrefLogin()}?type=new`
    : `${hrefLogin(returnTo)}${isWelcome(returnTo) ? '&type=new' : ''}`;

/** A visitor who has just joined is sent to the welcome address, possibly with a favourite in it (H01, H38). */
export const isWelcome = (returnTo: string): boolean => takeFavourite(returnTo).address === paths.signIn.welcome;

const methodOf = ({ channel }: Identifier) => (channel === 'email' ? 'OTP_EMAIL' : 'OTP_PHONE');

const toChannel = (channel: Identifier): CodeChannel => ({ loginMethod: methodOf(channel), to: maskAddress(channel) });

function hrefVia(via: 'email' | 'phone', { returnUrl, type }: LoginForm): string {
  const query = new URLSearchParams({ via, ...(returnUrl ? { returnUrl } : {}), ...(type ? { type } : {}) });
  return `${paths.signIn.login}?${query.toString()}`;
}
