import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { describedBy, FieldFrame } from '../ui/FieldFrame';
import { Notice } from '../ui/Notice';
import { SendAgain, type SendAgainProps } from './SendAgain';
import type { LoginPayload } from './sign-in-calls';
import { signInPageTexts as texts } from './sign-in.texts';
import { useVerifyCodeForm } from './use-verify-code-form';

export interface VerifyCodeFormProps {
  /** The visitor's input; absent when the code went to an address that this page may not show. */
  readonly payload?: LoginPayload | undefined;
  readonly sentTo: string;
  readonly message?: string;
  readonly again: SendAgainProps;
}

const id = 'OTP';

/**
 * Cells are drawn over one real input, so that pasting, autofill and screen readers work (AUT-06, AUT-15 to AUT-17,
 * H09).
 */
export function VerifyCodeForm({ payload, message: firstMessage, again }: VerifyCodeFormProps) {
  const { input, typedCount, isBusy, message, failure, filterDigits, submit } = useVerifyCodeForm(
    payload,
    firstMessage,
  );
  const hint = message === undefined ? texts.codeHint : texts.wrongCodeHint;
  return (
    <>
      <form
        className="sign-in-form"
        method="post"
        action="/login/verify"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        {failure ? (
          <Notice tone="error" reference={failure.reference}>
            {failure.message}
          </Notice>
        ) : null}
        <FieldFrame id={id} label={texts.code} hint={hint} error={message} className="code-field">
          <span className="code-field__box">
            <Cells typedCount={typedCount} />
            <input
              ref={input}
              id={id}
              name={id}
              className="field__input code-field__input"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              required
              autoFocus
              aria-invalid={message === undefined ? undefined : true}
              aria-describedby={describedBy({ id, hint, error: message })}
              onInput={filterDigits}
            />
          </span>
        </FieldFrame>
        {message === undefined ? null : (
          <p className="hidden-to-the-eye" role="alert">
            {message}
          </p>
        )}
        <Button disabled={typedCount !== undefined && typedCount < 6} busy={isBusy}>
          {isBusy ? texts.checking : texts.next}
        </Button>
      </form>
      <SendAgain {...again} />
    </>
  );
}

function Cells({ typedCount }: { readonly typedCount: number | undefined }) {
  return (
    <span className="code-field__cells" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((cell) => (
        <span key={cell} className={classNames('code-field__cell', cell === typedCount && 'code-field__cell--next')} />
      ))}
    </span>
  );
}
