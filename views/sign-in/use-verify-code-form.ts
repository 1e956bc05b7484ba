import { type FormEvent, useEffect, useRef, useState } from 'react';
import { onPageShow } from '../ui/on-page-show';
import { type LoginPayload, type Refusal, signInWithCode } from './sign-in-calls';

/** Without `payload` the form is submitted natively, because the server has the identifier. */
export function useVerifyCodeForm(payload: LoginPayload | undefined, firstMessage: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  /** Nothing is disabled before the effect has read the input and set this number. */
  const [typedCount, setTypedCount] = useState<number>();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState(firstMessage);
  const [failure, setFailure] = useState<Refusal>();

  const look = () => setTypedCount(sixDigitsIn(input.current?.value ?? '').length);
  useEffect(() => {
    look();
    // Browsers ignore `autofocus` on some navigations.
    if (document.activeElement === document.body) input.current?.focus();
    return onPageShow(() => setIsBusy(false));
  }, []);

  const filterDigits = () => {
    if (input.current) input.current.value = sixDigitsIn(input.current.value);
    setMessage(undefined);
    look();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const code = sixDigitsIn(input.current?.value ?? '');
    if (code === '' || isBusy) return event.preventDefault();
    setIsBusy(true);
    setMessage(undefined);
    setFailure(undefined);
    if (!payload) return;
    event.preventDefault();
    const outcome = await signInWithCode(payload, code);
    // Replaces the history entry, so that Back does not return to the form.
    if (outcome.kind === 'done') return window.location.replace(outcome.value);
    setIsBusy(false);
    if (outcome.field === undefined) setFailure(outcome);
    else setMessage(outcome.message);
    input.current?.focus();
    input.current?.select();
  };

  return { input, typedCount, isBusy, message, failure, filterDigits, submit };
}

/** Accepts "123 456"; further digits are cut off (H09). */
const sixDigitsIn = (text: string) => text.replace(/\D/g, '').slice(0, 6);
