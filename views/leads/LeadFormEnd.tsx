import { useId } from 'react';
import { Button } from '../ui/Button';
import { leadsTexts as texts } from './leads.texts';

interface LeadFormEndProps {
  /** Labels of the answers that are missing or cannot be right. Empty: it can be sent. */
  readonly missing: readonly string[];
  readonly label: string;
  readonly isSending?: boolean;
}

/** As many are named to the eye; more are counted. */
const maxNamed = 3;

/**
 * FRM-06: the form is held back until all is there. Held back, its button can still be reached and pressed: a press says
 * what is missing and leads there. The focus stays where it is while the button goes down, or the error of the field that
 * it leaves would push the button away from under the pointer.
 */
export function LeadFormEnd({ missing, label, isSending = false }: LeadFormEndProps) {
  const id = useId();
  const isHeldBack = missing.length > 0;
  const isCounted = missing.length > maxNamed;
  return (
    <div className="lead-form__end">
      <Button
        className="lead-form__send"
        busy={isSending}
        aria-disabled={isHeldBack || undefined}
        aria-describedby={isHeldBack ? id : undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isSending ? texts.sending : label}
      </Button>
      <p className="lead-form__missing">
        {isCounted ? <span aria-hidden="true">{texts.answersToGive(missing.length)}</span> : null}
        {isHeldBack ? (
          <span id={id} className={isCounted ? 'hidden-to-the-eye' : undefined}>
            {texts.stillToGive(missing)}
          </span>
        ) : null}
      </p>
      <p className="hidden-to-the-eye" role="status">
        {isSending ? texts.sendingStatus : ''}
      </p>
    </div>
  );
}
