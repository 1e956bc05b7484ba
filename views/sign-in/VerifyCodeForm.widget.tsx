import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { FieldFrame, describedBy } from '../ui/FieldFrame';
import { type LoginPayload, signInWithCode } from './sign-in-calls';
import { signInPageTexts as texts } from './sign-in.texts';

export interface VerifyCodeFormProps {
  readonly payload: LoginPayload;
  /** The canonical address: where the code went. */
  readonly sentTo: string;
  readonly newCodeHref: string;
  readonly message?: string;
}

const id = 'OTP';

/** Six cells drawn on one real input, so that pasting, autofill and screen readers work as everywhere (AUT-06, AUT-15 to AUT-17, H09). */
export function VerifyCodeForm({ payload, newCodeHref, message: firstMessage }: VerifyCodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isFilled, setIsFilled] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState(firstMessage);

  const look = () => setIsFilled(sixDigitsIn(input.current?.value ?? '').length === 6);
  useEffect(() => {
    look();
    // Browsers skip `autofocus` on some ways into a page.
    if (document.activeElement === document.body) input.current?.focus();
  }, []);

  const keepDigits = () => {
    if (input.current) input.current.value = sixDigitsIn(input.current.value);
    setMessage(undefined);
    look();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = sixDigitsIn(input.current?.value ?? '');
    if (code === '' || isBusy) return;
    setIsBusy(true);
    setMessage(undefined);
    const outcome = await signInWithCode(payload, code);
    // The form is not something to come back to.
    if (outcome.kind === 'done') return window.location.replace(outcome.value);
    setIsBusy(false);
    setMessage(outcome.message);
    input.current?.focus();
    input.current?.select();
  };

  return (
    <form className="sign-in-form" method="post" action="/login/verify" onSubmit={submit} noValidate>
      <FieldFrame id={id} label={texts.code} hint={texts.codeHint} error={message} className="code-field">
        <input
          ref={input}
          id={id}
          name={id}
          className="field__input code-field__input"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          autoFocus
          aria-invalid={message === undefined ? undefined : true}
          aria-describedby={describedBy({ id, hint: texts.codeHint, error: message })}
          onInput={keepDigits}
        />
      </FieldFrame>
      {message === undefined ? null : <p className="hidden-to-the-eye" role="alert">{message}</p>}
      <div className="sign-in__actions">
        <Button disabled={!isFilled} busy={isBusy}>{isBusy ? texts.checking : texts.next}</Button>
        <a className="sign-in-form__again" href={newCodeHref}>{texts.newCode}</a>
      </div>
    </form>
  );
}

/** "123 456" works; more than six digits are cut (H09). */
const sixDigitsIn = (text: string) => text.replace(/\D/g, '').slice(0, 6);
