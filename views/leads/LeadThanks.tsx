import { useEffect, useId, useRef } from 'react';

interface LeadThanksProps {
  readonly title: string;
  readonly text: string;
  /** True when it replaces the focused element: it then takes the focus, so that screen readers read it. */
  readonly takesFocus?: boolean;
}

/** Replaces the form after the server has accepted it (FRM-05). */
export function LeadThanks({ title, text, takesFocus = false }: LeadThanksProps) {
  const section = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={section}
      className="lead-thanks"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 className="lead-thanks__title" id={`${id}-title`}>
        {title}
      </h2>
      <p className="lead-thanks__text" id={`${id}-text`}>
        {text}
      </p>
    </section>
  );
}
