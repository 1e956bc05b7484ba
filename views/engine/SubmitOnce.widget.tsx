import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '../ui/Button';
import { FORM_UNANSWERED } from '../ui/form-unanswered';

interface SubmitOnceProps {
  readonly label: string;
  readonly byChoice?: readonly { readonly choice: string; readonly label: string }[];
  readonly busyLabel: string;
}

/** Buttons of suite cards are released after the same time (SUI-16). */
const RELEASE_AFTER_MS = 20_000;

/** The server tolerates a second press; disabling the button only avoids worrying the guest. */
export function SubmitOnce({ label, byChoice = [], busyLabel }: SubmitOnceProps) {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const release = () => setBusy(false);
    const timer = isBusy ? setTimeout(release, RELEASE_AFTER_MS) : undefined;
    // A page restored from the back/forward cache keeps its busy state.
    const ends = ['pageshow', FORM_UNANSWERED];
    for (const end of ends) addEventListener(end, release);
    return () => {
      clearTimeout(timer);
      for (const end of ends) removeEventListener(end, release);
    };
  }, [isBusy]);
  const press = (event: MouseEvent) => {
    if (isBusy) event.preventDefault();
    // Without a network the form stays in its page, where it can be sent again.
    else setBusy(navigator.onLine);
  };
  return (
    <Button className="submit-once" busy={isBusy} onClick={press}>
      {isBusy
        ? busyLabel
        : byChoice.map(({ choice, label: choiceLabel }) => (
            <span key={choice} className={`submit-once__for submit-once__for--${choice}`}>
              {choiceLabel}
            </span>
          ))}
      {isBusy ? null : <span className="submit-once__label">{label}</span>}
    </Button>
  );
}
