import type { Request, Response } from 'express';
import { byDeck } from '../../core/content/by-deck';
import type { ContentLibrary } from '../../core/content/content-library.port';
import type { Venue } from '../../core/content/dining';
import type { OnboardPage } from '../../core/content/onboard-page';
import type { DeckView, OnboardItemView } from '../../../views/onboard/onboard-views';
import { onboardTexts } from '../../../views/onboard/onboard.texts';
import type { PictureView } from '../../../views/ui/picture-view';
import { notFound } from '../http-error';
import { hrefOnboard, hrefVenue, paths } from '../paths';
import { breadcrumbs } from '../rendering/breadcrumbs';
import type { BuiltAssets } from '../rendering/built-assets';
import { distinctPictureViews } from '../rendering/distinct-pictures';
import type { PageHeads } from '../rendering/page-heads';
import type { PageRenderer } from '../rendering/page-renderer';

interface OnboardPagesParts {
  readonly library: Pick<ContentLibrary, 'findOnboardPages' | 'findVenues'>;
  readonly assets: BuiltAssets;
  readonly heads: Pick<PageHeads, 'head' | 'absolute'>;
  readonly renderer: Pick<PageRenderer, 'render'>;
}

const heroName = 'yacht-from-above';

/** Life on board (ROU-32, ROU-33). */
export class OnboardPages {
  constructor(private readonly parts: OnboardPagesParts) {}

  readonly list = async (req: Request, res: Response): Promise<void> => {
    const { library, assets, heads, renderer } = this.parts;
    const [pages, venues] = await Promise.all([library.findOnboardPages(), library.findVenues()]);
    const ordered = inOrder(pages);
    const pictures = distinctPictureViews(assets, { items: ordered.map((page) => page.pictures), taken: [heroName] });
    const views = new Map(ordered.map((page, index) => [page.slug, toItem(page, pictures[index])]));
    const viewsOf = (some: readonly OnboardPage[]) => some.flatMap(({ slug }) => views.get(slug) ?? []);
    await renderer.render(req, res, {
      props: {
        head: heads.head({ path: paths.onboard.list, pictureName: heroName, jsonLd: this.way([]) }),
        hero: assets.picture(heroName),
        decks: toDecks(pages, venues, viewsOf),
        allOver: viewsOf(byDeck(pages).allOver),
      },
      cache: { tags: ['content'] },
    });
  };

  readonly page = async (req: Request, res: Response): Promise<void> => {
    const { library, assets, heads, renderer } = this.parts;
    const pages = inOrder(await library.findOnboardPages());
    const place = pages.findIndex(({ slug }) => slug === req.params['slug']);
    const page = pages[place];
    if (!page) throw notFound();
    const others = [...pages.slice(place + 1), ...pages.slice(0, place)];
    const [next, previous] = [others[0], others.at(-1)];
    const [hero, ...gallery] = page.pictures.map(({ name, alt }) => assets.picture(name, alt));
    const path = hrefOnboard(page.slug);
    await renderer.render(req, res, {
      props: {
        head: heads.head({ path, pictureName: page.pictures[0].name, jsonLd: this.way([{ name: page.title, path }]) }),
        page: { ...toItem(page), html: page.html, facts: page.facts, hero, gallery },
        ...(previous && next ? { previous: toItem(previous), next: toItem(next) } : {}),
      },
      cache: { tags: ['content'] },
    });
  };

  private way(last: readonly { readonly name: string; readonly path: string }[]): object {
    const all = [{ name: onboardTexts.home, path: '/' }, { name: onboardTexts.title, path: paths.onboard.list }, ...last];
    return breadcrumbs(all.map(({ name, path }) => ({ name, url: this.parts.heads.absolute(path) })));
  }
}

/** As the index tells them: from the top deck down, then what lies all over. */
function inOrder(pages: readonly OnboardPage[]): readonly OnboardPage[] {
  const { decks, allOver } = byDeck(pages);
  return [...decks.flatMap(({ items }) => items), ...allOver];
}

const toItem = ({ slug, title, deck, hours, summary }: OnboardPage, picture?: PictureView): OnboardItemView => ({
  slug, title, href: hrefOnboard(slug), deck, hours, summary, ...(picture ? { picture } : {}),
});

/** Every deck that has a place of life on board or a venue. */
function toDecks(pages: readonly OnboardPage[], venues: readonly Venue[], viewsOf: (pages: readonly OnboardPage[]) => readonly OnboardItemView[]): readonly DeckView[] {
  const [ofPages, ofVenues] = [byDeck(pages).decks, byDeck(venues).decks];
  const numbers = [...new Set([...ofPages, ...ofVenues].map(({ number }) => number))].sort((one, other) => other - one);
  return numbers.map((number) => ({
    number,
    items: viewsOf(ofPages.find((deck) => deck.number === number)?.items ?? []),
    venues: (ofVenues.find((deck) => deck.number === number)?.items ?? []).map(({ name, slug }) => ({ name, href: hrefVenue(slug) })),
  }));
}
