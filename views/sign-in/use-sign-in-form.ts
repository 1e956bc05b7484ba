import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BotToken } from '../bot-check/bot-token';
import { filterDigits } from './filter-digits';
import { onPageShow } from '../ui/on-page-show';
import type { Mistake, SignInFormProps, SignInMethod } from './sign-in-form-props';
import {
  type CallOutcome,
  type LoginPayload,
  requestCode,
  type RequestedCode,
  toUnreachedRefusal,
} from './sign-in-calls';
import { useSendCodeStep } from './use-send-code-step';

const fieldNames = new Set(['email', 'code', 'phoneNum']);

export function useSignInForm(props: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const botToken = useRef(new BotToken('otp-request', props.botCheck));
  const focusNext = useRef<string | undefined>(undefined);
  const { channels, open, goBack } = useSendCodeStep(props.channels);
  const [method, setMethod] = useState(props.method);
  // Nothing is disabled until the effect has inspected the form.
  const [isFilled, setIsFilled] = useState(true);
  const [canText, setCanText] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState(props.failure);
  const [mistake, setMistake] = useState<Mistake | undefined>(props.mistake);

  const look = () => {
    if (!form.current) return;
    const formData = new FormData(form.current);
    const canTextThere = props.smsCountries.includes(read(formData, 'code'));
    setCanText(canTextThere);
    setIsFilled(isFormFilled(formData, canTextThere));
  };
  const change = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'phoneNum') filterDigits(target);
    look();
  };
  useEffect(() => onPageShow(() => setIsBusy(false)), []);
  // Runs after the render, because the number field is enabled or disabled only then.
  useEffect(look, [method, canText]);
  useEffect(() => {
    if (focusNext.current !== undefined) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  const forget = () => {
    setFailure(undefined);
    setMistake(undefined);
  };
  const choose = (next: SignInMethod) => {
    forget();
    setMethod(next);
  };

  const take = (outcome: CallOutcome<RequestedCode>) => {
    setIsBusy(false);
    if (outcome.kind === 'refused' && outcome.field !== undefined && fieldNames.has(outcome.field)) {
      setMistake({ field: outcome.field, message: outcome.message });
      focusNext.current = outcome.field;
    } else if (outcome.kind === 'refused') {
      setFailure(outcome);
    } else if (outcome.value.kind === 'choose') {
      open(outcome.value.channels);
      focusNext.current = 'channel';
    } else if (outcome.value.kind === 'no-match') {
      // Shows the message and opens the other sign-in method (AUT-12).
      setFailure({ message: outcome.value.message });
      setMethod(method === 'email' ? 'phone' : 'email');
      focusNext.current = method === 'email' ? 'phoneNum' : 'email';
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    // When the page shows the sum, the browser's own proof has failed: the form is submitted natively.
    if (props.plain.isShown) return;
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    forget();
    const outcome = await ask(new FormData(event.currentTarget), botToken.current);
    if (outcome === 'no-proof') form.current?.submit();
    else if (outcome.kind === 'done' && outcome.value.kind === 'sent') window.location.assign('/login/verify');
    else take(outcome);
  };

  return {
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
    startBotCheck: () => botToken.current.start(),
    goBack,
  };
}

const read = (formData: FormData, name: string) => String(formData.get(name) ?? '').trim();

/** False until the fields of the open method are filled in (AUT-09), and where no text messages are sent (AUT-08). */
function isFormFilled(formData: FormData, canText: boolean): boolean {
  return read(formData, 'loginMethod') === 'OTP_EMAIL'
    ? read(formData, 'email') !== ''
    : canText && /\d/.test(read(formData, 'phoneNum'));
}

async function ask(formData: FormData, botToken: BotToken): Promise<CallOutcome<RequestedCode> | 'no-proof'> {
  let token: string;
  try {
    token = await botToken.take();
  } catch {
    // Submitting natively while offline would replace this page with the browser's error page.
    return navigator.onLine ? 'no-proof' : toUnreachedRefusal();
  }
  const payload: LoginPayload =
    read(formData, 'loginMethod') === 'OTP_EMAIL'
      ? { loginMethod: 'OTP_EMAIL', email: read(formData, 'email') }
      : { loginMethod: 'OTP_PHONE', code: read(formData, 'code'), phoneNum: read(formData, 'phoneNum') };
  return requestCode({ ...payload, token, returningURL: read(formData, 'returnUrl'), type: read(formData, 'type') });
}
