import { useEffect, useState } from 'react';
import { signInPageTexts as texts } from './sign-in.texts';

interface Waits {
  readonly againInSeconds: number;
  readonly otherInSeconds: number;
}

/** Announces changes only. Before the script runs nothing is disabled, because the server enforces the limits. */
export function useSendAgain({ againInSeconds, otherInSeconds }: Waits) {
  const [passedSeconds, setPassedSeconds] = useState<number | undefined>(undefined);

  useEffect(() => {
    const startedAt = performance.now();
    const look = () => setPassedSeconds(Math.floor((performance.now() - startedAt) / 1000));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, []);

  if (passedSeconds === undefined) return { againLeft: 0, isOtherOpen: undefined, statusText: '' };
  const againLeft = Math.max(againInSeconds - passedSeconds, 0);
  return {
    againLeft,
    isOtherOpen: passedSeconds >= otherInSeconds,
    statusText: wordsFor({ againInSeconds, otherInSeconds, passedSeconds }),
  };
}

function wordsFor({
  againInSeconds,
  otherInSeconds,
  passedSeconds,
}: Waits & { readonly passedSeconds: number }): string {
  if (againInSeconds === 0) return '';
  if (passedSeconds >= againInSeconds) return texts.againNow;
  return otherInSeconds > 0 && passedSeconds >= otherInSeconds ? texts.otherSoon(againInSeconds - otherInSeconds) : '';
}
