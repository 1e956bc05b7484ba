import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { Field } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { SelectField, type SelectOption } from '../ui/SelectField';
import { BotToken } from './bot-token';
import { PlainChallengeFields, type PlainChallengeView } from './PlainChallengeFields';
import { type LoginPayload, requestCode } from './sign-in-calls';
import { signInPageTexts as texts } from './sign-in.texts';
import { dropPersonalParameters } from './drop-personal-parameters';

export type SignInMethod = 'email' | 'phone';

export interface SignInFormProps {
  readonly method: SignInMethod;
  readonly email: string;
  /** Two letters. */
  readonly country: string;
  readonly phoneNum: string;
  readonly returnUrl: string;
  readonly type: string;
  readonly countries: readonly SelectOption[];
  /** The same page with one way in or the other open, for browsers without script. */
  readonly hrefs: Readonly<Record<SignInMethod, string>>;
  readonly plain: PlainChallengeView;
  readonly message?: string;
  readonly mistake?: Mistake;
}

interface Mistake {
  readonly field: string;
  readonly message: string;
}

/** Asks who wants to sign in (AUT-02, AUT-09 to AUT-12). Without script it is a plain form. */
export function SignInForm(props: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const botToken = useRef(new BotToken('otp-request'));
  const [method, setMethod] = useState(props.method);
  const [isFilled, setIsFilled] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState(props.message);
  const [mistake, setMistake] = useState(props.mistake);

  const look = () => setIsFilled(form.current !== null && isFormFilled(new FormData(form.current)));
  useEffect(dropPersonalParameters, []);
  useEffect(look, [method]);

  const choose = (next: SignInMethod) => (event: MouseEvent) => {
    event.preventDefault();
    setMethod(next);
    setMessage(undefined);
    setMistake(undefined);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    // A shown sum means that the browser's own proof did not work: the form goes as it is.
    if (props.plain.isShown) return;
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setMessage(undefined);
    setMistake(undefined);
    const typed = new FormData(event.currentTarget);
    const outcome = await ask(typed, botToken.current);
    if (outcome === 'no-proof') return form.current?.submit();
    if (outcome.kind === 'done' && outcome.value.isSent) return window.location.assign('/login/verify');
    setIsBusy(false);
    if (outcome.kind === 'done' && !outcome.value.isSent) {
      setMessage(outcome.value.message);
      setMethod(method === 'email' ? 'phone' : 'email');
    } else if (outcome.kind === 'refused' && outcome.field !== undefined && fieldNames.has(outcome.field)) {
      setMistake({ field: outcome.field, message: outcome.message });
    } else if (outcome.kind === 'refused') {
      setMessage(outcome.message);
    }
  };

  const errorOf = (field: string) => (mistake?.field === field ? mistake.message : undefined);
  return (
    <form ref={form} className="sign-in-form" method="post" action="/login" onSubmit={submit} onInput={look} onFocus={() => botToken.current.start()} noValidate>
      <Announcement message={message ?? mistake?.message} isShown={message !== undefined} />
      <nav className="sign-in-form__methods" aria-label={texts.methods}>
        <MethodLink href={props.hrefs.email} isCurrent={method === 'email'} onClick={choose('email')}>{texts.viaEmail}</MethodLink>
        <MethodLink href={props.hrefs.phone} isCurrent={method === 'phone'} onClick={choose('phone')}>{texts.viaPhone}</MethodLink>
      </nav>
      <input type="hidden" name="loginMethod" value={method === 'email' ? 'OTP_EMAIL' : 'OTP_PHONE'} />
      <input type="hidden" name="returnUrl" value={props.returnUrl} />
      <input type="hidden" name="type" value={props.type} />
      <div hidden={method !== 'email'}>
        <Field id="email" name="email" type="email" label={texts.email} defaultValue={props.email} error={errorOf('email')} autoComplete="email" inputMode="email" maxLength={80} required={method === 'email'} />
      </div>
      <div className="sign-in-form__phone" hidden={method !== 'phone'}>
        <SelectField id="code" name="code" label={texts.country} options={props.countries} defaultValue={props.country} error={errorOf('code')} autoComplete="country" />
        <Field id="phoneNum" name="phoneNum" type="tel" label={texts.phone} defaultValue={props.phoneNum} error={errorOf('phoneNum')} autoComplete="tel-national" inputMode="tel" maxLength={80} required={method === 'phone'} />
      </div>
      <PlainChallengeFields plain={props.plain} />
      <Button disabled={!isFilled} busy={isBusy}>{isBusy ? texts.sending : texts.next}</Button>
    </form>
  );
}

const fieldNames = new Set(['email', 'code', 'phoneNum']);
const read = (typed: FormData, name: string) => String(typed.get(name) ?? '').trim();

/** Next waits until the fields of the open way in are filled (AUT-09). */
function isFormFilled(typed: FormData): boolean {
  return read(typed, 'loginMethod') === 'OTP_EMAIL' ? read(typed, 'email') !== '' : read(typed, 'code') !== '' && /\d/.test(read(typed, 'phoneNum'));
}

async function ask(typed: FormData, botToken: BotToken) {
  let token: string;
  try {
    token = await botToken.take();
  } catch {
    return 'no-proof' as const;
  }
  const payload: LoginPayload = read(typed, 'loginMethod') === 'OTP_EMAIL'
    ? { loginMethod: 'OTP_EMAIL', email: read(typed, 'email') }
    : { loginMethod: 'OTP_PHONE', code: read(typed, 'code'), phoneNum: read(typed, 'phoneNum') };
  return requestCode({ ...payload, token, returningURL: read(typed, 'returnUrl'), type: read(typed, 'type') });
}

/** What went wrong is told at once; a mistake in a field stands at the field, and is only said here. */
function Announcement({ message, isShown }: { readonly message: string | undefined; readonly isShown: boolean }) {
  if (message === undefined) return null;
  return isShown ? <Notice tone="error">{message}</Notice> : <p className="hidden-to-the-eye" role="alert">{message}</p>;
}

interface MethodLinkProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly onClick: (event: MouseEvent) => void;
  readonly children: string;
}

function MethodLink({ href, isCurrent, onClick, children }: MethodLinkProps) {
  return <a className={classNames('sign-in-form__method', isCurrent && 'sign-in-form__method--current')} href={href} aria-current={isCurrent ? 'true' : undefined} onClick={onClick}>{children}</a>;
}
