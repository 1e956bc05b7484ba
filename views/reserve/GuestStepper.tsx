import type { FormEvent, ReactNode } from 'react';
import { Icon } from '../ui/Icon';

interface GuestStepperProps {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  /** Name of the count's parameter. Each button submits the count's next value, with or without script. */
  readonly name: 'guestsAdults' | 'guestsChildren';
  readonly count: number;
  readonly less: { readonly label: string; readonly isPossible: boolean };
  readonly more: { readonly label: string; readonly isPossible: boolean };
  readonly action: string;
  readonly children: ReactNode;
  onChange(change: 'less' | 'more'): void;
}

export function GuestStepper({
  id,
  label,
  note,
  name,
  count,
  less,
  more,
  action,
  children,
  onChange,
}: GuestStepperProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onChange(button.value === String(count - 1) ? 'less' : 'more');
    keepFocusIn(event.currentTarget, button);
  };
  return (
    <form action={action} method="get" onSubmit={submit}>
      {children}
      <div className="stepper" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`}>
        <div className="stepper__words">
          <p className="stepper__label" id={`${id}-label`}>
            {label}
          </p>
          <p className="stepper__note" id={`${id}-note`}>
            {note}
          </p>
        </div>
        <button
          className="stepper__button"
          type="submit"
          name={name}
          value={count - 1}
          disabled={!less.isPossible}
          aria-label={less.label}
        >
          <Icon name="minus" />
        </button>
        <output className="stepper__count" aria-live="polite">
          <span className="hidden-to-the-eye">{`${label}: `}</span>
          {count}
        </output>
        <button
          className="stepper__button"
          type="submit"
          name={name}
          value={count + 1}
          disabled={!more.isPossible}
          aria-label={more.label}
        >
          <Icon name="plus" />
        </button>
      </div>
    </form>
  );
}

/** Browsers take the focus from a button that becomes disabled; it moves to the other button instead. */
function keepFocusIn(form: HTMLFormElement, button: HTMLButtonElement): void {
  requestAnimationFrame(() => {
    if (button.disabled) form.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();
  });
}
