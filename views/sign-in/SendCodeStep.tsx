import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { RadioGroup } from '../ui/RadioGroup';
import { onPageShow } from '../ui/on-page-show';
import { type SignInFailure, type CodeChannel } from './sign-in-form-props';
import { signInPageTexts as texts } from './sign-in.texts';

interface SendCodeStepProps {
  readonly channels: readonly CodeChannel[];
  /** What the guest has entered is chosen at first. */
  readonly enteredMethod: CodeChannel['loginMethod'];
  readonly backHref: string;
  readonly failure?: SignInFailure | undefined;
  readonly onBack?: (() => void) | undefined;
}

/** Asks a guest with both e-mail and phone where to send the code (AUT-04, H04). A plain form, also with script. */
export function SendCodeStep({ channels, enteredMethod, backHref, failure, onBack }: SendCodeStepProps) {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => onPageShow(() => setIsBusy(false)), []);
  const goBack = (event: MouseEvent) => {
    if (!onBack) return;
    event.preventDefault();
    onBack();
  };
  const send = (event: FormEvent) => {
    if (isBusy) event.preventDefault();
    setIsBusy(true);
  };
  return (
    <form className="sign-in-form" method="post" action="/login/send-code" onSubmit={send}>
      <h2 className="sign-in-form__step" id="send-code">
        {texts.sendCodeTitle}
      </h2>
      {failure ? (
        <Notice tone="error" reference={failure.reference}>
          {failure.message}
        </Notice>
      ) : null}
      <RadioGroup
        id="channel"
        name="loginMethod"
        label={texts.sendCodeQuestion}
        options={channels.map(toOption)}
        defaultValue={enteredMethod}
      />
      <div className="sign-in__actions">
        <Button busy={isBusy}>{isBusy ? texts.sending : texts.next}</Button>
        <ButtonLink variant="quiet" href={backHref} onClick={goBack}>
          {texts.back}
        </ButtonLink>
      </div>
    </form>
  );
}

const toOption = ({ loginMethod, to }: CodeChannel) => ({
  value: loginMethod,
  label: `${texts.sendTo[loginMethod]}${texts.target(to)}`,
});
