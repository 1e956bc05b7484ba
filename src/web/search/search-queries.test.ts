import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readSampleLine } from '../../../test/builders/sample-line';
import { facetSailings } from '../../../test/builders/facet-sailings';
import { ContentPorts } from '../../adapters/content-in-memory/content-ports';
import { EmbeddedLeadForms } from '../../adapters/embedded-content/lead-forms';
import { loadForms } from '../../adapters/embedded-content/load-forms';
import { EmbeddedContent } from '../../adapters/embedded-content/embedded-content';
import { MiniSearchIndex } from '../../adapters/minisearch/search-index';
import { readSailingQuery } from '../../core/search/sailing-query';
import { SearchSite } from '../../core/search/search-site';
import { contentHref } from '../content/content-href';
import { searchedPages } from '../content/searched-pages';
import { searchedForms } from './searched-forms';
import { hrefOfSailings } from './found-sailings';

const line = readSampleLine();
const content = new ContentPorts(new EmbeddedContent(line));
const vessel = 'ondine-i';
const site = new SearchSite(
  {
    voyages: content,
    excursions: content,
    library: content,
    newsroom: content,
    pages: searchedPages,
    forms: searchedForms(
      line.search,
      new EmbeddedLeadForms(loadForms('config/sample-line', 'US'), { now: () => new Date('2026-11-21T12:00:00Z') }),
    ),
  },
  new MiniSearchIndex(line.search.synonyms),
  { now: () => new Date('2026-11-21T12:00:00Z') },
  line.search,
);
const offered = facetSailings(
  line.voyages.map(({ voyage }) => voyage),
  [],
);
const { queries } = parse(readFileSync('config/sample-line/search.yaml', 'utf8')) as {
  readonly queries: readonly (readonly [string, string])[];
};

/** What the page shows first: sailings, else the best page. */
async function firstFor(text: string): Promise<string> {
  const sailings = readSailingQuery(text, { ...line, offered, synonyms: line.search.synonyms });
  if (sailings) return hrefOfSailings(sailings);
  const outcome = await site.run(text);
  const document = outcome.kind === 'found' ? outcome.kinds[0]?.found[0]?.document : undefined;
  return document ? contentHref(document, vessel) : 'nothing';
}

const pattern = (address: string) =>
  new RegExp(
    `^${address
      .replace('{vessel}', vessel)
      .split('*')
      .map((part) => part.replace(/[.?+()]/g, '\\$&'))
      .join('[0-9,-]*')}$`,
  );

describe('the search of the sample line', () => {
  it('ROU-31 brings for each of 120 queries the page first that its content names', async () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    const wrong = [];
    for (const [text, address] of queries) {
      const first = await firstFor(text);
      if (!pattern(address).test(first)) wrong.push([text, address, first]);
    }
    expect(wrong).toEqual([]);
  });

  it.each(['wheelchair', 'disability'])('ROU-31 takes no other word that begins like one for %s', async (text) => {
    const outcome = await site.run(text);
    const found = outcome.kind === 'found' ? outcome.kinds.flatMap((each) => each.found) : [];
    const words = found.flatMap(({ excerpt }) => excerpt.filter(({ isMatch }) => isMatch).map((part) => part.text));
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => /^dis(?!ab)/i.test(word))).toEqual([]);
  });

  it('ROU-31 names in its answers only what exists', async () => {
    const wrong = [];
    for (const { kind, slug, asks } of line.search.answers)
      for (const text of asks) {
        const outcome = await site.run(text);
        const documents = outcome.kind === 'found' ? outcome.kinds.flatMap(({ found }) => found) : [];
        if (!documents.some(({ document }) => document.kind === kind && document.slug === slug))
          wrong.push([text, slug]);
      }
    expect(wrong).toEqual([]);
  });
});
