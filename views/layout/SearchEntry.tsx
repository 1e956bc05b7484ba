import { Icon } from '../ui/Icon';
import { layoutTexts as texts } from './layout.texts';
import { siteLinks } from './site-links';

/** A GET form, so that each search has an address. */
export function SearchEntry() {
  return (
    <form className="search-entry" action={siteLinks.search} role="search" aria-label={texts.searchLabel}>
      <input
        className="search-entry__words"
        type="search"
        name="q"
        aria-label={texts.searchWords}
        placeholder={texts.search}
        maxLength={100}
      />
      <button className="search-entry__go" aria-label={texts.searchGo}>
        <Icon name="search" />
      </button>
    </form>
  );
}
