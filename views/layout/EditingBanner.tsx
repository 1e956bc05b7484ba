import { layoutTexts } from './layout.texts';

/** Shown on every page while an editor previews drafts (CNT-36), with a link that ends the preview. */
export function EditingBanner() {
  const texts = layoutTexts.editing;
  return (
    <aside className="alert-banner on-deep no-print" aria-label={texts.label}>
      <p className="alert-banner__words">{texts.words}</p>
      <form method="post" action="/preview/leave">
        <button type="submit" className="button button--quiet">
          <span className="button__text">{texts.leave}</span>
        </button>
      </form>
    </aside>
  );
}
