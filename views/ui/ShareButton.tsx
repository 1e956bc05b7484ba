import { uiTexts } from './ui.texts';

/** Copies the page's address; hidden until script shows it (CNT-08). */
export function ShareButton() {
  return (
    <button type="button" className="button button--quiet no-print" data-shares="" data-with-script="" hidden>
      <span className="button__text">{uiTexts.share}</span>
    </button>
  );
}
