import { useId } from 'react';
import { Button } from '../ui/Button';
import { leadsTexts as texts } from './leads.texts';

interface LeadFormEndProps {
  readonly missing: readonly string[];
  readonly label: string;
  readonly isSending?: boolean;
}

const maxNamed = 3;

/**
 * FRM-06: submitting is disabled until all answers are present. The button stays focusable: a press says what is
 * missing and moves there.
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
