import type { Request } from 'express';
import {
  FOUND_AT_ONCE,
  type FoundDocument,
  type FoundKind,
  type SearchOutcome,
  type SearchSite,
} from '../../core/search/search-site';
import type { SearchWords } from '../../core/search/search-words';
import type { FoundKindView, FoundSailingsView, FoundView, SearchView } from '../../../views/search/search-view';
import { searchTexts } from '../../../views/search/search.texts';
import type { SearchPage } from '../../../views/search/SearchPage';
import type { FindSailings } from '../../core/voyages/find-sailings';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { findSailingsFor } from './found-sailings';
import { contentHref } from '../content/content-href';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

interface SearchPagesParts {
  readonly searchSite: Pick<SearchSite, 'run'>;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
  readonly vessel: string;
  readonly findSailings: Pick<FindSailings, 'run'>;
  readonly content: Pick<VoyageContent, 'findPorts'>;
  readonly words: Pick<SearchWords, 'synonyms'>;
}

const querySchema = Joi.object({ q: Joi.string().allow('').default('') });

/** Search pages are never cached: queries are unlimited, and each answer would evict a page from the cache (C15). */
export class SearchPages {
  constructor(private readonly parts: SearchPagesParts) {}

  readonly search = async (req: Request): Promise<PageAnswer<typeof SearchPage>> => {
    const { searchSite, heads } = this.parts;
    const { q: text } = readForm(querySchema, req.query);
    const [outcome, sailings] = await Promise.all([searchSite.run(text), findSailingsFor(text, this.parts)]);
    return {
      props: { head: heads.head({ path: paths.search }), search: this.toView(outcome, sailings) },
    };
  };

  private toView(outcome: SearchOutcome, sailings: FoundSailingsView | undefined): SearchView {
    switch (outcome.kind) {
      case 'nothing-asked':
        return { kind: 'nothing-asked', text: '' };
      case 'too-short':
        return { kind: 'too-short', text: outcome.text };
      case 'found':
        return {
          kind: 'found',
          text: outcome.text,
          countText: sailings?.title ?? searchTexts.count(outcome.count, outcome.text),
          ...(sailings && {
            sailings: {
              ...sailings,
              ...(outcome.count > 0 && { otherPagesText: searchTexts.otherPages(outcome.count) }),
            },
          }),
          kinds: outcome.kinds.map((kind) => this.toKind(kind)),
        };
    }
  }

  private toKind({ kind, count, found }: FoundKind): FoundKindView {
    const views = found.map((one) => this.toFound(one));
    return {
      kind,
      title: searchTexts.kinds[kind],
      countText: searchTexts.kindCount(count, found.length),
      matches: views.slice(0, FOUND_AT_ONCE),
      more: views.slice(FOUND_AT_ONCE),
    };
  }

  private toFound({ document, excerpt }: FoundDocument): FoundView {
    const { picture } = document;
    return {
      href: contentHref(document, this.parts.vessel),
      title: document.title,
      excerpt,
      // The picture is decorative: its alternative text would only repeat the text beside it.
      ...(picture ? { picture: this.parts.assets.picture(picture.name, '') } : {}),
    };
  }
}
