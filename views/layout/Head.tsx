import { Helmet } from 'react-helmet-async';
import { useLineFacts } from './line-facts';

export interface PageHead {
  /** The canonical address is absolute, without tracking or personal parameters. */
  readonly canonicalUrl?: string;
  readonly pictureUrl?: string;
  readonly pictureAlt?: string;
  /** Structured data is JSON, escaped for a script element. */
  readonly jsonLd?: string;
  /** An article has a publication day, `YYYY-MM-DD`, and a section. */
  readonly article?: { readonly publishedOn: string; readonly section: string };
  readonly feed?: { readonly title: string; readonly href: string };
}

interface HeadProps extends PageHead {
  readonly title: string;
  readonly description?: string;
  /** Private pages and errors are not indexed. */
  readonly isPrivate?: boolean;
}

/** A page must not have a Helmet of its own. */
export function Head({
  title,
  description,
  canonicalUrl,
  pictureUrl,
  pictureAlt,
  jsonLd,
  article,
  feed,
  isPrivate = false,
}: HeadProps) {
  const { name: line } = useLineFacts();
  const fullTitle = title === line ? title : `${title} · ${line}`;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      {canonicalUrl ? <link rel="canonical" href={canonicalUrl} /> : null}
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:site_name" content={line} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {canonicalUrl ? <meta property="og:url" content={canonicalUrl} /> : null}
      {pictureUrl ? <meta property="og:image" content={pictureUrl} /> : null}
      {pictureAlt ? <meta property="og:image:alt" content={pictureAlt} /> : null}
      {pictureUrl ? <meta name="twitter:card" content="summary_large_image" /> : null}
      {article ? <meta property="article:published_time" content={article.publishedOn} /> : null}
      {article ? <meta property="article:section" content={article.section} /> : null}
      {feed ? <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.href} /> : null}
      {jsonLd ? <script type="application/ld+json">{jsonLd}</script> : null}
    </Helmet>
  );
}
