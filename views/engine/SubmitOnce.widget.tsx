import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '../ui/Button';

export interface SubmitOnceProps {
  readonly label: string;
  /** Said instead of `label` while the answer with this value is chosen; the style sheet shows one of them. */
  readonly byChoice?: readonly { readonly choice: string; readonly label: string }[];
  readonly busyLabel: string;
}

/** As long as the cards of suites wait before they can be pressed again (SUI-16). */
const RELEASE_AFTER_MS = 20_000;

/** Says that the form is on its way. A second press would do no harm on the server, it would only worry the guest. */
export function SubmitOnce({ label, byChoice = [], busyLabel }: SubmitOnceProps) {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const release = () => setBusy(false);
    const timer = isBusy ? setTimeout(release, RELEASE_AFTER_MS) : undefined;
    // A page that comes back with the back button comes back as it was left.
    addEventListener('pageshow', release);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', release);
    };
  }, [isBusy]);
  const press = (event: MouseEvent) => {
    if (isBusy) event.preventDefault();
    else setBusy(true);
  };
  return (
    <Button className="submit-once" busy={isBusy} onClick={press}>
      {isBusy
        ? busyLabel
        : byChoice.map(({ choice, label: said }) => (
            <span key={choice} className={`submit-once__for submit-once__for--${choice}`}>
              {said}
            </span>
          ))}
      {isBusy ? null : <span className="submit-once__label">{label}</span>}
    </Button>
  );
}
