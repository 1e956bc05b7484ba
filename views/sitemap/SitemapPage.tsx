import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { sitemapTexts as texts } from './sitemap.texts';

interface SitemapPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly sections: readonly {
    readonly title: string;
    readonly pages: readonly { readonly href: string; readonly title: string }[];
  }[];
}

export function SitemapPage({ frame, head, sections }: SitemapPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={texts.title} description={texts.description} />
      <div className="band sitemap">
        <h1 className="sitemap__title">{texts.title}</h1>
        <p className="sitemap__standfirst">
          {texts.standfirst} <a href={siteLinks.home}>{texts.home}</a>
        </p>
        {sections.map(({ title, pages }) => (
          <section key={title} className="sitemap__section" aria-label={title}>
            <h2 className="sitemap__heading">{title}</h2>
            <ul className="sitemap__pages">
              {pages.map((page) => (
                <li key={page.href}>
                  <a href={page.href}>{page.title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SiteLayout>
  );
}
