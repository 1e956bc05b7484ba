import { useEffect, useState } from 'react';
import { signInPageTexts as texts } from './sign-in.texts';

interface Waits {
  readonly againInSeconds: number;
  readonly otherInSeconds: number;
}

/** Announces changes only. Before the script runs nothing is disabled, because the server enforces the limits. */
export function useSendAgain({ againInSeconds, otherInSeconds }: Waits) {
  const [passed, setPassed] = useState<number | undefined>(undefined);

  useEffect(() => {
    const startedAt = performance.now();
    const look = () => setPassed(Math.floor((performance.now() - startedAt) / 1000));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, []);

  if (passed === undefined) return { againLeft: 0, isOtherOpen: undefined, said: '' };
  const againLeft = Math.max(againInSeconds - passed, 0);
  return {
    againLeft,
    isOtherOpen: passed >= otherInSeconds,
    said: wordsFor({ againInSeconds, otherInSeconds, passed }),
  };
}

function wordsFor({ againInSeconds, otherInSeconds, passed }: Waits & { readonly passed: number }): string {
  if (againInSeconds === 0) return '';
  if (passed >= againInSeconds) return texts.againNow;
  return otherInSeconds > 0 && passed >= otherInSeconds ? texts.otherSoon(againInSeconds - otherInSeconds) : '';
}
