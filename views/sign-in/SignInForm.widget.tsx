import type { MouseEvent } from 'react';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { Field } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { SelectField, type SelectOption } from '../ui/SelectField';
import { PlainChallengeFields, type PlainChallengeView } from './PlainChallengeFields';
import { signInPageTexts as texts } from './sign-in.texts';
import { useSignInForm } from './use-sign-in-form';

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

export interface Mistake {
  readonly field: string;
  readonly message: string;
}

/** Asks who wants to sign in (AUT-02, AUT-09 to AUT-12). Without script it is a plain form. */
export function SignInForm(props: SignInFormProps) {
  const { form, method, isFilled, isBusy, message, mistake, look, choose, submit, startBotCheck } = useSignInForm(props);
  const errorOf = (field: string) => (mistake?.field === field ? mistake.message : undefined);
  return (
    <form ref={form} className="sign-in-form" method="post" action="/login" onSubmit={submit} onInput={look} onFocus={startBotCheck} noValidate>
      <Announcement message={message ?? mistake?.message} isShown={message !== undefined} />
      <nav className="sign-in-form__methods" aria-label={texts.methods}>
        <MethodLink href={props.hrefs.email} isCurrent={method === 'email'} onChoose={() => choose('email')}>{texts.viaEmail}</MethodLink>
        <MethodLink href={props.hrefs.phone} isCurrent={method === 'phone'} onChoose={() => choose('phone')}>{texts.viaPhone}</MethodLink>
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

/** What went wrong is told at once; a mistake in a field stands at the field, and is only said here. */
function Announcement({ message, isShown }: { readonly message: string | undefined; readonly isShown: boolean }) {
  if (message === undefined) return null;
  return isShown ? <Notice tone="error">{message}</Notice> : <p className="hidden-to-the-eye" role="alert">{message}</p>;
}

interface MethodLinkProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  readonly children: string;
}

function MethodLink({ href, isCurrent, onChoose, children }: MethodLinkProps) {
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onChoose();
  };
  return (
    <a className={classNames('sign-in-form__method', isCurrent && 'sign-in-form__method--current')} href={href} aria-current={isCurrent ? 'true' : undefined} onClick={choose}>
      {children}
    </a>
  );
}
