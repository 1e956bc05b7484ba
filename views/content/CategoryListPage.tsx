import type { ReactNode } from 'react';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { ButtonLink } from '../ui/Button';
import { type Tab, Tabs } from '../ui/Tabs';

export interface CategoryListView {
  readonly category?: string | undefined;
  readonly tabs: readonly Tab[];
  readonly countText: string;
  readonly more?: { readonly href: string; readonly note: string } | undefined;
}

interface CategoryListTexts {
  readonly title: string;
  readonly headline: string;
  readonly standfirst: string;
  readonly description: string;
  readonly categoryTitle: (category: string) => string;
  readonly categoryDescription: (category: string) => string;
  readonly categoriesLabel: string;
  readonly more: string;
  readonly feed: string;
}

interface CategoryListPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly view: CategoryListView;
  readonly texts: CategoryListTexts;
  readonly listId: string;
  readonly children: ReactNode;
}

export function CategoryListPage({ frame, head, view, texts, listId, children }: CategoryListPageProps) {
  const { category, tabs, countText, more } = view;
  return (
    <SiteLayout frame={frame}>
      <Head
        {...head}
        title={category ? texts.categoryTitle(category) : texts.title}
        description={category ? texts.categoryDescription(category) : texts.description}
      />
      <div className="band magazine">
        <header className="magazine__head">
          <h1 className="magazine__title">{category ? texts.categoryTitle(category) : texts.headline}</h1>
          <p className="magazine__standfirst">{texts.standfirst}</p>
        </header>
        <Tabs label={texts.categoriesLabel} tabs={tabs} />
        <p className="hidden-to-the-eye">{countText}</p>
        {children}
        <p className="magazine__foot" data-more-of={listId}>
          {more ? (
            <span className="hidden-to-the-eye" role="status">
              {more.note}
            </span>
          ) : null}
          {more ? (
            <ButtonLink variant="secondary" href={more.href} data-control="load-more">
              {texts.more}
            </ButtonLink>
          ) : null}
          {head.feed ? (
            <a className="magazine__feed" href={head.feed.href}>
              {texts.feed}
            </a>
          ) : null}
        </p>
      </div>
    </SiteLayout>
  );
}
