import type { MouseEvent } from 'react';
import { PlainChallengeFields } from '../bot-check/PlainChallengeFields';
import { plainMistakes } from '../bot-check/plain-mistakes';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { ErrorSummary } from '../ui/ErrorSummary';
import { Field } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { PhoneFields } from './PhoneFields';
import { SendCodeStep } from './SendCodeStep';
import { signInPageTexts as texts } from './sign-in.texts';
import { useSignInForm } from './use-sign-in-form';
import type { SignInFormProps } from './sign-in-form-props';

/** Without script both steps are plain forms (AUT-02, AUT-04, AUT-07 to AUT-12). */
export function SignInForm(props: SignInFormProps) {
  const {
    form,
    method,
    channels,
    canText,
    isFilled,
    isBusy,
    failure,
    mistake,
    change,
    choose,
    submit,
    startBotCheck,
    goBack,
  } = useSignInForm(props);
  const loginMethod = method === 'email' ? 'OTP_EMAIL' : 'OTP_PHONE';
  const errorOf = (field: string) => (mistake?.field === field ? mistake.message : undefined);
  // The form stays mounted behind the second step, so that going back restores its values.
  return (
    <>
      {channels ? (
        <SendCodeStep
          channels={channels}
          enteredMethod={loginMethod}
          backHref={props.hrefs[method]}
          failure={failure}
          onBack={goBack}
        />
      ) : null}
      <form
        ref={form}
        hidden={channels !== undefined}
        className="sign-in-form"
        method="post"
        action="/login"
        onSubmit={(event) => void submit(event)}
        onInput={change}
        onFocus={startBotCheck}
        noValidate
      >
        {channels ? null : <Announcement failure={failure} mistake={mistake} />}
        <ErrorSummary mistakes={plainMistakes(props.plain)} />
        <nav className="sign-in-form__methods" aria-label={texts.methods}>
          <MethodLink href={props.hrefs.email} isCurrent={method === 'email'} onChoose={() => choose('email')}>
            {texts.viaEmail}
          </MethodLink>
          <MethodLink href={props.hrefs.phone} isCurrent={method === 'phone'} onChoose={() => choose('phone')}>
            {texts.viaPhone}
          </MethodLink>
        </nav>
        <input type="hidden" name="loginMethod" value={loginMethod} />
        <input type="hidden" name="returnUrl" value={props.returnUrl} />
        <input type="hidden" name="type" value={props.type} />
        <div hidden={method !== 'email'}>
          <Field
            id="email"
            name="email"
            type="email"
            label={texts.email}
            defaultValue={props.email}
            error={errorOf('email')}
            autoComplete="email"
            inputMode="email"
            maxLength={80}
            required={method === 'email'}
          />
        </div>
        <div hidden={method !== 'phone'}>
          <PhoneFields
            countries={props.countries}
            country={props.country}
            phoneNum={props.phoneNum}
            isRequired={method === 'phone'}
            canText={canText}
            errorOf={errorOf}
          />
        </div>
        <PlainChallengeFields plain={props.plain} />
        <Button disabled={!isFilled} busy={isBusy}>
          {isBusy ? texts.sending : texts.next}
        </Button>
      </form>
    </>
  );
}

/** Announces a failure assertively; a mistake is visible at its field and announced here only. */
function Announcement({ failure, mistake }: Pick<SignInFormProps, 'failure' | 'mistake'>) {
  if (failure)
    return (
      <Notice tone="error" reference={failure.reference}>
        {failure.message}
      </Notice>
    );
  return mistake ? (
    <p className="hidden-to-the-eye" role="alert">
      {mistake.message}
    </p>
  ) : null;
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
    <a
      className={classNames('sign-in-form__method', isCurrent && 'sign-in-form__method--current')}
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={choose}
    >
      {children}
    </a>
  );
}
