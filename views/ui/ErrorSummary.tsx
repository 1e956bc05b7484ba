import { uiTexts } from './ui.texts';

export interface FieldMistake {
  readonly fieldId: string;
  readonly message: string;
}

/**
 * A page that comes back with mistakes begins at them: on a phone they lie below the first screen. A list that becomes
 * shorter while its mistakes are corrected is not announced again.
 */
export function ErrorSummary({ mistakes }: { readonly mistakes: readonly FieldMistake[] }) {
  if (mistakes.length === 0) return null;
  return (
    <div className="notice notice--error" role="alert" aria-relevant="additions" tabIndex={-1} autoFocus>
      <p className="notice__title">{mistakes.length === 1 ? uiTexts.oneMistake : uiTexts.mistakes(mistakes.length)}</p>
      <ul className="notice__list">
        {mistakes.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
