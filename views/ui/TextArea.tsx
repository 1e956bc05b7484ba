import type { TextareaHTMLAttributes } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from './FieldFrame';
import { uiTexts } from './ui.texts';

interface TextAreaProps extends FieldFrameProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  readonly name: string;
  /** Remaining characters; present once few are left, and negative when there are too many. */
  readonly left?: number | undefined;
}

/** Grows with its text where the browser supports it, and never truncates pasted text. */
export function TextArea({ id, label, hint, error, optional, className, left, rows = 4, ...area }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className="field__input field__input--area"
        required={area.required ?? !optional}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ id, hint, error })}
      />
      {left === undefined ? null : <CharactersLeft left={left} />}
    </FieldFrame>
  );
}

/** Screen readers announce every tenth character, because each one would interrupt typing. */
function CharactersLeft({ left }: { readonly left: number }) {
  return (
    <>
      <p className="field__count" aria-hidden="true">
        {uiTexts.charactersLeft(left)}
      </p>
      <p className="hidden-to-the-eye" role="status">
        {uiTexts.charactersLeft(Math.ceil(left / 10) * 10)}
      </p>
    </>
  );
}
