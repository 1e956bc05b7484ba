import Joi from 'joi';
import type { HomeCard, HomeContent, HomeSlide } from '../../core/content/home';
import type { Picture } from '../../core/shared/picture';
import { cardFields, slideFields } from '../content-schemas/home';
import { action, list, slug, text } from '../content-schemas/values';
import { readYaml } from './read-content';
import type { References } from './references';

type WithPictureNames<T, Keys extends keyof T> = Omit<T, Keys> & { readonly [Key in Keys]: string };

interface HomeFile extends Pick<HomeContent, 'title' | 'description' | 'opening' | 'stories'> {
  readonly slides: readonly WithPictureNames<HomeSlide, 'picture'>[];
  readonly yacht: WithPictureNames<HomeContent['yacht'], 'picture' | 'detail'>;
  readonly highlights?: Omit<WithPictureNames<HomeContent['highlights'], 'picture'>, 'experienceSlugs'> & {
    readonly experiences: readonly string[];
  };
  readonly table?: Omit<WithPictureNames<HomeContent['table'], 'picture'>, 'chefSlug'> & {
    readonly by: string;
  };
  readonly cards: readonly HomeCard[];
}

const heading = { eyebrow: text.required(), title: text.required() };

const schema: Joi.ObjectSchema<HomeFile> = Joi.object({
  title: text.required(),
  description: text.required(),
  slides: list(
    Joi.object({
      ...slideFields,
      picture: slug.required(),
      action: action.required(),
    }),
  ).required(),
  opening: Joi.object({ title: text.required(), text: text.required() }).required(),
  yacht: Joi.object({
    ...heading,
    paragraphs: list(text).required(),
    picture: slug.required(),
    detail: slug.required(),
  }).required(),
  highlights: Joi.object({
    ...heading,
    text: text.required(),
    picture: slug.required(),
    experiences: list(slug).unique().required(),
  }),
  table: Joi.object({
    ...heading,
    text: text.required(),
    picture: slug.required(),
    quote: text.required(),
    by: slug.required(),
  }),
  stories: Joi.object(heading).required(),
  cards: Joi.array()
    .items(Joi.object({ ...cardFields, action: action.required() }))
    .required(),
});

export function loadHome(file: string, references: References): HomeContent {
  const { slides, yacht, highlights, table, ...rest } = readYaml(file, schema);
  const { experiences, ...words } = highlights ?? { ...nothing, picture: undefined, experiences: [] };
  const { by, ...saying } = table ?? { ...nothing, picture: undefined, quote: '', by: '' };
  const picture = (name: string): Picture => references.pictures([name], file)[0];
  const [first, ...others] = slides.map((slide) => ({ ...slide, picture: picture(slide.picture) }));
  return {
    ...rest,
    slides: [first as HomeSlide, ...others],
    yacht: { ...yacht, picture: picture(yacht.picture), detail: picture(yacht.detail) },
    highlights: {
      ...words,
      picture: picture(words.picture ?? yacht.picture),
      experienceSlugs: experiences.filter((one) => references.isExperience(one, file)),
    },
    table: {
      ...saying,
      picture: picture(saying.picture ?? yacht.picture),
      chefSlug: by !== '' && references.isChef(by, file) ? by : '',
    },
  };
}

const nothing = { eyebrow: '', title: '', text: '' };
