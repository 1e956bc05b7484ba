import { layoutTexts } from './layout.texts';

/** Above every page while somebody looks at drafts (CNT-36): what it is, and the way out. */
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
