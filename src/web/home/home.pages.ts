import type { ContentLibrary } from '../../core/content/content-library.port';
import type { HomeContent } from '../../core/content/home';
import type { Story } from '../../core/content/story';
import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { FindVoyages, VoyageSailing } from '../../core/voyages/find-voyages';
import type { Region, Suite, Voyage } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { homeTexts } from '../../../views/home/home.texts';
import type { HomePage, HomePageProps } from '../../../views/home/HomePage';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import { ownPictureViews } from '../rendering/own-pictures';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { toRelatedArticle } from '../stories/story-view';
import { toVoyageCard } from '../voyages/voyage-card';
import { lineJsonLd } from './line-json-ld';
import { differentVoyages, picturesOfRegion, placeVessel, toHighlights, toRegionTile } from './home-views';

const storiesShown = 3;

interface HomePagesParts {
  readonly library: ContentLibrary;
  readonly findVoyages: FindVoyages;
  readonly content: VoyageContent;
  readonly excursions: ExcursionContent;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
  readonly vessel: string;
  readonly line: { readonly name: string; readonly phone: string; readonly email: string };
}

interface HomeSources {
  readonly home: HomeContent;
  readonly sailings: readonly VoyageSailing[];
  readonly regions: readonly Region[];
  readonly voyages: readonly Voyage[];
  readonly suites: readonly Suite[];
  readonly stories: readonly Story[];
}

export class HomePages {
  constructor(private readonly parts: HomePagesParts) {}

  readonly home = async (): Promise<PageAnswer<typeof HomePage>> => {
    const { heads, line } = this.parts;
    const sources = await this.read();
    const head = heads.head({
      path: paths.home,
      pictureName: sources.home.slides[0].picture.name,
      jsonLd: lineJsonLd(line, (path) => heads.absolute(path)),
    });
    return {
      props: { head, ...(await this.toProps(sources)) },
      cache: { tags: ['price', 'content'] },
    };
  };

  private async read(): Promise<HomeSources> {
    const { library, findVoyages, content } = this.parts;
    const [home, { sailings, regions }, voyages, suites, stories] = await Promise.all([
      library.getHome(),
      findVoyages.run(),
      content.findVoyages(),
      content.findSuites(),
      library.findStories(),
    ]);
    return {
      home,
      sailings,
      regions,
      voyages: voyages.filter(({ isPublished }) => isPublished),
      suites,
      stories: stories.slice(0, storiesShown),
    };
  }

  private async toProps(sources: HomeSources): Promise<Omit<HomePageProps, 'frame' | 'head'>> {
    const { assets, vessel } = this.parts;
    const { home, sailings, regions, voyages, suites, stories } = sources;
    const next = differentVoyages(sailings);
    const regionPictures = ownPictureViews(
      assets,
      regions.map((region) => ({ pictures: picturesOfRegion(region, voyages) })),
    );
    const storyPictures = ownPictureViews(assets, stories);
    const view = ({ name, alt }: { readonly name: string; readonly alt: string }) => assets.picture(name, alt);
    return {
      title: home.title,
      description: home.description,
      slides: home.slides.map(({ picture, video, action, ...slide }) => ({
        ...slide,
        picture: assets.mainPicture(picture.name, 'tall', picture.alt),
        ...(video === undefined ? {} : { video: assets.videoSources(video) }),
        action: placeVessel(action, vessel),
      })),
      opening: home.opening,
      voyages: next.map((voyageSailing) => toVoyageCard(voyageSailing, assets)),
      regions: regions.map((region, index) => toRegionTile({ region, voyages, picture: regionPictures[index] })),
      yacht: {
        ...home.yacht,
        picture: view(home.yacht.picture),
        detail: view(home.yacht.detail),
        stats: yachtStats(suites),
        vessel,
      },
      highlights: await this.toHighlights(home),
      table: { ...home.table, picture: view(home.table.picture), ...(await this.chefOf(home)) },
      stories: {
        ...home.stories,
        articles: stories.map((story, index) => toRelatedArticle(story, storyPictures[index])),
      },
      cards: home.cards,
    };
  }

  private async toHighlights({ highlights }: HomeContent): Promise<HomePageProps['highlights']> {
    const { excursions, assets } = this.parts;
    const { experienceSlugs, picture, ...rest } = highlights;
    return {
      ...rest,
      picture: assets.picture(picture.name, picture.alt),
      experiences: toHighlights(await excursions.findExperiences(), experienceSlugs, assets),
    };
  }

  private async chefOf({ table }: HomeContent): Promise<{ readonly name?: string; readonly role?: string }> {
    const chef = (await this.parts.library.findChefs()).find(({ slug }) => slug === table.chefSlug);
    return chef ? { name: chef.fullName, role: chef.role } : {};
  }
}

const yachtStats = (suites: readonly Suite[]) => [
  { value: String(suites.reduce((sum, suite) => sum + suite.cabinCount, 0)), label: homeTexts.suites },
  { value: String(suites.length), label: homeTexts.kindsOfSuite },
  { value: String(new Set(suites.flatMap((suite) => suite.decks)).size), label: homeTexts.decks },
];
