import type { Request } from 'express';
import { byDeck } from '../../core/content/by-deck';
import type { ContentLibrary } from '../../core/content/content-library.port';
import { decksNamed } from '../../core/content/decks-named';
import type { Venue } from '../../core/content/dining';
import type { OnboardPage as WrittenPage } from '../../core/content/onboard-page';
import type { DeckView, OnboardItemView } from '../../../views/onboard/onboard-views';
import { onboardTexts } from '../../../views/onboard/onboard.texts';
import type { OnboardListPage } from '../../../views/onboard/OnboardListPage';
import type { OnboardPage } from '../../../views/onboard/OnboardPage';
import type { PictureView } from '../../../views/ui/picture-view';
import type { Deck } from '../../core/vessel/vessel';
import type { VesselContent } from '../../core/vessel/vessel-content.port';
import { notFound } from '../http-error';
import { hrefOnboard, hrefVenue } from '../hrefs';
import { paths } from '../paths';
import type { Crumb } from '../rendering/breadcrumbs';
import type { BuiltAssets } from '../rendering/built-assets';
import { ownPictureViews } from '../rendering/own-pictures';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';

interface OnboardPagesParts {
  readonly library: Pick<ContentLibrary, 'findOnboardPages' | 'findVenues'>;
  readonly vessel: VesselContent;
  readonly assets: BuiltAssets;
  readonly heads: Pick<PageHeads, 'head' | 'trail'>;
}

const heroName = 'yacht-from-above';

export class OnboardPages {
  constructor(private readonly parts: OnboardPagesParts) {}

  readonly list = async (): Promise<PageAnswer<typeof OnboardListPage>> => {
    const { library, vessel, assets, heads } = this.parts;
    const [pages, venues, { decks, measure }] = await Promise.all([
      library.findOnboardPages(),
      library.findVenues(),
      vessel.getVessel(),
    ]);
    const orderedPages = inOrder(pages);
    const pictures = ownPictureViews(assets, orderedPages);
    const views = new Map(orderedPages.map((page, index) => [page.slug, toItem(page, pictures[index])]));
    const viewsOf = (some: readonly WrittenPage[]) => some.flatMap(({ slug }) => views.get(slug) ?? []);
    return {
      props: {
        head: heads.head({ path: paths.onboard.list, pictureName: heroName, jsonLd: this.breadcrumbTrail() }),
        hero: assets.mainPicture(heroName, 'tall'),
        decks: toDecks({ decks, pages, venues, viewsOf }),
        reaches: decks.map(({ number, from, to }) => ({
          number,
          from: from / measure.length,
          to: to / measure.length,
        })),
        allOver: viewsOf(pages.filter((page) => !liesOnOne(page, decks))),
      },
      cache: { tags: ['content'] },
    };
  };

  readonly page = async (req: Request): Promise<PageAnswer<typeof OnboardPage>> => {
    const { library, assets, heads } = this.parts;
    const pages = inOrder(await library.findOnboardPages());
    const position = pages.findIndex(({ slug }) => slug === req.params['slug']);
    const page = pages[position];
    if (!page) throw notFound();
    const others = [...pages.slice(position + 1), ...pages.slice(0, position)];
    const [next, previous] = [others[0], others.at(-1)];
    const [first, ...rest] = page.pictures;
    const hero = assets.mainPicture(first.name, 'tall', first.alt);
    const gallery = rest.map(({ name, alt }) => assets.picture(name, alt));
    const path = hrefOnboard(page.slug);
    return {
      props: {
        head: heads.head({
          path,
          pictureName: page.pictures[0].name,
          jsonLd: this.breadcrumbTrail({ name: page.title, path }),
        }),
        page: { ...toItem(page), html: page.html, facts: page.facts, hero, gallery },
        ...(previous && next ? { previous: toItem(previous), next: toItem(next) } : {}),
      },
      cache: { tags: ['content'] },
    };
  };

  private breadcrumbTrail(...last: readonly Crumb[]): object {
    return this.parts.heads.trail({ name: onboardTexts.title, path: paths.onboard.list }, ...last);
  }
}

function inOrder(pages: readonly WrittenPage[]): readonly WrittenPage[] {
  const { decks, allOver } = byDeck(pages);
  return [...decks.flatMap(({ items }) => items), ...allOver];
}

const toItem = ({ slug, title, deck, hours, summary }: WrittenPage, picture?: PictureView): OnboardItemView => ({
  slug,
  title,
  href: hrefOnboard(slug),
  deck,
  hours,
  summary,
  ...(picture ? { picture } : {}),
});

interface DeckContents {
  readonly decks: readonly Deck[];
  readonly pages: readonly WrittenPage[];
  readonly venues: readonly Venue[];
  readonly viewsOf: (pages: readonly WrittenPage[]) => readonly OnboardItemView[];
}

function toDecks({ decks, pages, venues, viewsOf }: DeckContents): readonly DeckView[] {
  return decks
    .toSorted((one, other) => other.number - one.number)
    .map((deck): DeckView => ({
      number: deck.number,
      name: deck.name,
      text: deck.text,
      items: viewsOf(pages.filter((page) => liesOnOne(page, [deck]))),
      venues: venues
        .filter((venue) => liesOnOne(venue, [deck]))
        .map(({ name, slug, kind, hours }) => ({ name, href: hrefVenue(slug), kind, hours })),
    }))
    .filter(({ items, venues: tables }) => items.length + tables.length > 0);
}

/** An entry on a deck that the yacht does not have is listed with entries on several decks. */
function liesOnOne({ deck }: { readonly deck: string }, decks: readonly Deck[]): boolean {
  const deckNumbers = decksNamed(deck);
  return deckNumbers.length === 1 && decks.some(({ number }) => number === deckNumbers[0]);
}
