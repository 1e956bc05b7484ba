import { escapeXml } from '../../core/shared/escape-xml';
import type { PlainDate } from '../../core/shared/plain-date';

export interface FeedEntry {
  /** This absolute address is also the entry's id, so it must not change. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** Sanitised HTML; its addresses may begin with `/`. */
  readonly html: string;
  readonly publishedOn: PlainDate;
  readonly categories: readonly string[];
  readonly author?: string;
}

interface Feed {
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  readonly origin: string;
  readonly selfPath: string;
  readonly pagePath: string;
  readonly entries: readonly FeedEntry[];
}

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';

/** Absolute addresses only, because readers have no base to resolve others against (RFC 4287). */
export function atomFeed({ title, subtitle, author, origin, selfPath, pagePath, entries }: Feed): string {
  const updated = entries[0]?.publishedOn;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<id>${escapeXml(`${origin}${pagePath}`)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(subtitle)}</subtitle>`,
    `<updated>${updated ? instantOf(updated) : '1970-01-01T00:00:00Z'}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}${selfPath}`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}${pagePath}`)}"/>`,
    ...entries.map((entry) => entryOf(entry, origin)),
    '</feed>',
  ].join('\n');
}

const entryOf = ({ url, title, summary, html, publishedOn, categories, author }: FeedEntry, origin: string) =>
  [
    '<entry>',
    `<id>${escapeXml(url)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `<published>${instantOf(publishedOn)}</published>`,
    `<updated>${instantOf(publishedOn)}</updated>`,
    ...(author ? [`<author><name>${escapeXml(author)}</name></author>`] : []),
    ...categories.map((category) => `<category term="${escapeXml(category)}"/>`),
    `<summary>${escapeXml(summary)}</summary>`,
    `<content type="html">${escapeXml(html.replace(/ (href|src)="\//g, ` $1="${origin}/`))}</content>`,
    '</entry>',
  ].join('\n');

/** Atom requires an instant; a day becomes its midnight in UTC. */
const instantOf = (day: PlainDate) => `${day}T00:00:00Z`;
