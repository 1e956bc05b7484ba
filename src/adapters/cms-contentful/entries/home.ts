import Joi from 'joi';
import type { HomeCard, HomeContent, HomeSlide } from '../../../core/content/home';
import type { EntryReader } from '../entry-reader';
import { cardFields, slideFields } from '../../content-schemas/home';
import { list, siteAddress, text } from '../../content-schemas/values';
import { asset, type AssetFields, linkedEntry, type SlugLink } from '../fields';

interface SlideFields extends Omit<HomeSlide, 'picture' | 'action'> {
  readonly actionLabel: string;
  readonly actionHref: string;
  readonly picture?: AssetFields;
}

interface CardFields extends Omit<HomeCard, 'action'> {
  readonly actionLabel: string;
  readonly actionHref: string;
}

type Texts = Readonly<Record<(typeof textNames)[number], string>>;

interface HomeFields extends Texts {
  readonly yachtPicture: AssetFields;
  readonly yachtDetail: AssetFields;
  readonly highlightsPicture: AssetFields;
  readonly highlightsExperiences: readonly SlugLink[];
  readonly tablePicture: AssetFields;
  readonly tableChef?: SlugLink;
  readonly slides: readonly SlideFields[];
  readonly cards: readonly CardFields[];
}

const textNames = [
  'title',
  'description',
  'openingTitle',
  'openingText',
  'yachtEyebrow',
  'yachtTitle',
  'yachtText',
  'highlightsEyebrow',
  'highlightsTitle',
  'highlightsText',
  'tableEyebrow',
  'tableTitle',
  'tableText',
  'tableQuote',
  'storiesEyebrow',
  'storiesTitle',
] as const;

const action = { actionLabel: text.required(), actionHref: siteAddress.required() };

const schema: Joi.ObjectSchema<HomeFields> = Joi.object({
  ...Object.fromEntries(textNames.map((name) => [name, text.required()])),
  yachtPicture: asset.required(),
  yachtDetail: asset.required(),
  highlightsPicture: asset.required(),
  highlightsExperiences: Joi.array().items(linkedEntry).default([]),
  tablePicture: asset.required(),
  tableChef: linkedEntry,
  slides: list(
    Joi.object({
      ...slideFields,
      picture: asset,
      ...action,
    }),
  ).required(),
  cards: Joi.array()
    .items(Joi.object({ ...cardFields, ...action }))
    .default([]),
});

interface LinkedEntries {
  readonly experiences: readonly { readonly slug: string }[];
  readonly chefs: readonly { readonly slug: string }[];
}

/** Returns the content of the home page. Slides whose picture is not published are left out. @throws BrokenEntry */
export function readHome(entries: EntryReader, { experiences, chefs }: LinkedEntries): HomeContent {
  return entries.single('home', schema, (rest, context): HomeContent => {
    const slides = rest.slides.flatMap(
      ({ picture: pictureFields, actionLabel, actionHref, ...slide }): readonly HomeSlide[] => {
        const picture = context.maybePicture(pictureFields);
        return picture ? [{ ...slide, picture, action: { label: actionLabel, href: actionHref } }] : [];
      },
    );
    const [first, ...others] = slides;
    const chefSlug = chefs.find(({ slug }) => slug === rest.tableChef?.slug)?.slug ?? '';
    return {
      title: rest.title,
      description: rest.description,
      slides: [first ?? context.broken('slides: none has a picture'), ...others],
      opening: { title: rest.openingTitle, text: rest.openingText },
      yacht: {
        eyebrow: rest.yachtEyebrow,
        title: rest.yachtTitle,
        paragraphs: paragraphsOf(rest.yachtText),
        picture: context.picture(rest.yachtPicture),
        detail: context.picture(rest.yachtDetail),
      },
      highlights: {
        eyebrow: rest.highlightsEyebrow,
        title: rest.highlightsTitle,
        text: rest.highlightsText,
        picture: context.picture(rest.highlightsPicture),
        experienceSlugs: rest.highlightsExperiences.flatMap(({ slug }) =>
          experiences.some((one) => one.slug === slug) ? [slug] : [],
        ),
      },
      table: {
        eyebrow: rest.tableEyebrow,
        title: rest.tableTitle,
        text: rest.tableText,
        quote: rest.tableQuote,
        picture: context.picture(rest.tablePicture),
        chefSlug,
      },
      stories: { eyebrow: rest.storiesEyebrow, title: rest.storiesTitle },
      cards: rest.cards.map(({ actionLabel, actionHref, ...card }) => ({
        ...card,
        action: { label: actionLabel, href: actionHref },
      })),
    };
  });
}

export const paragraphsOf = (long: string): readonly string[] =>
  long
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
