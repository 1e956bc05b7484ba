import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps, fieldState } from './FieldFrame';
import { uiTexts } from './ui.texts';

interface TextAreaProps extends FieldFrameProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  readonly name: string;
  /** Remaining characters; present once few are left, and negative when there are too many. */
  readonly charactersLeft?: number | undefined;
}

/** Grows with its text where the browser supports it, and never truncates pasted text. */
export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  className,
  charactersLeft,
  rows = 4,
  ...area
}: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className="field__input field__input--area"
        required={area.required ?? !optional}
        {...fieldState({ id, hint, error })}
      />
      {charactersLeft === undefined ? null : <CharactersLeft charactersLeft={charactersLeft} />}
    </FieldFrame>
  );
}

/** Screen readers announce every tenth character, because each one would interrupt typing. */
function CharactersLeft({ charactersLeft }: { readonly charactersLeft: number }) {
  return (
    <>
      <p className="field__count" aria-hidden="true">
        {uiTexts.charactersLeft(charactersLeft)}
      </p>
      <p className="hidden-to-the-eye" role="status">
        {uiTexts.charactersLeft(Math.ceil(charactersLeft / 10) * 10)}
      </p>
    </>
  );
}
