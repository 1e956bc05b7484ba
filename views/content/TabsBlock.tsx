import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { blocksTexts as texts } from './blocks.texts';
import { allTabs, type TabLabel } from './chosen-tab';

interface TabPanel {
  readonly key: string;
  /** The panel is shown while one of the tabs with these slugs is chosen; it has several where tabs are tags. */
  readonly tags: readonly string[];
  readonly content: ReactNode;
}

interface TabsBlockProps {
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly TabLabel[];
  /** `chosenTab` reads the tab from the query `tab`, which the page's route declares. */
  readonly currentTab: string;
  readonly hasAll?: boolean;
  readonly panels: readonly TabPanel[];
  /** With `panels` they are stacked; with `cards` they are a grid of cards with tags, and the count is announced. */
  readonly layout?: 'panels' | 'cards';
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Renders tabs with addresses (CNT-02, ROU-29): without script each link loads its page; with script (`choose-tabs.ts`)
 * the panels, all present in the page, switch at once together with the address.
 */
export function TabsBlock({
  id,
  label,
  tabs,
  currentTab,
  hasAll = false,
  panels,
  layout = 'panels',
  query = {},
}: TabsBlockProps) {
  const visibility = panels.map(({ tags }) => currentTab === allTabs || tags.includes(currentTab));
  return (
    <div className="tabs-block" id={id} data-tabs="">
      <nav className="tabs tabs-block__bar no-print" aria-label={label}>
        <ul className="tabs__list tabs-block__list" data-tab-list="">
          {(hasAll ? [{ slug: allTabs, label: texts.all }, ...tabs] : tabs).map((tab) => (
            <li key={tab.slug}>
              <a
                className="tabs__tab"
                href={`?${new URLSearchParams({ ...query, tab: tab.slug }).toString()}`}
                data-control="tab"
                data-tab={tab.slug}
                aria-current={tab.slug === currentTab ? 'true' : undefined}
              >
                {tab.label}
              </a>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="round-button tabs-block__arrow tabs-block__arrow--back"
          data-control="tabs-back"
          aria-label={texts.earlierTabs}
          hidden
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="round-button tabs-block__arrow tabs-block__arrow--on"
          data-control="tabs-on"
          aria-label={texts.laterTabs}
          hidden
        >
          <Icon name="arrow" />
        </button>
      </nav>
      {layout === 'cards' ? (
        <p className="tabs-block__count" role="status" data-tab-count="">
          {texts.shown(visibility.filter(Boolean).length, panels.length)}
        </p>
      ) : null}
      <ul className={classNames('tabs-block__panels', layout === 'cards' && 'card-grid')}>
        {panels.map(({ key, tags, content }, index) => (
          <li key={key} data-tab-tags={tags.join(' ')} hidden={!visibility[index]}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}
