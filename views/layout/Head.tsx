import { Helmet } from 'react-helmet-async';
import { layoutTexts } from './layout.texts';

/** What search engines and chats are told of a page; the server fills it. */
export interface PageHead {
  /** Absolute address without tracking or personal parameters. */
  readonly canonicalUrl?: string;
  /** Absolute address of the picture that a shared link shows. */
  readonly pictureUrl?: string;
  /** Structured data as JSON that is safe inside a script element. */
  readonly jsonLd?: string;
  /** Present on a page that is an article: the day it came out, `YYYY-MM-DD`, and what it stands under. */
  readonly article?: { readonly publishedOn: string; readonly section: string };
  /** The feed that tells of what comes next on this page. */
  readonly feed?: { readonly title: string; readonly href: string };
}

interface HeadProps extends PageHead {
  readonly title: string;
  readonly description?: string;
  /** Private pages and errors stay out of search engines. */
  readonly isPrivate?: boolean;
}

/** The one Helmet of a page, at its top. */
export function Head({
  title,
  description,
  canonicalUrl,
  pictureUrl,
  jsonLd,
  article,
  feed,
  isPrivate = false,
}: HeadProps) {
  const fullTitle = title === layoutTexts.line ? title : `${title} · ${layoutTexts.line}`;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      {canonicalUrl ? <link rel="canonical" href={canonicalUrl} /> : null}
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:site_name" content={layoutTexts.line} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {canonicalUrl ? <meta property="og:url" content={canonicalUrl} /> : null}
      {pictureUrl ? <meta property="og:image" content={pictureUrl} /> : null}
      {pictureUrl ? <meta name="twitter:card" content="summary_large_image" /> : null}
      {article ? <meta property="article:published_time" content={article.publishedOn} /> : null}
      {article ? <meta property="article:section" content={article.section} /> : null}
      {feed ? <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.href} /> : null}
      {jsonLd ? <script type="application/ld+json">{jsonLd}</script> : null}
    </Helmet>
  );
}
