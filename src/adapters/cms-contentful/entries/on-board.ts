import Joi from 'joi';
import type { Chef, Venue } from '../../../core/content/dining';
import type { OnboardPage } from '../../../core/content/onboard-page';
import type { EntryReader } from '../entry-reader';
import { chefFields, type ChefTexts, venueFields, type VenueTexts } from '../../content-schemas/dining';
import { onboardFields, type OnboardTexts } from '../../content-schemas/pages';
import { clockTime, slug, text } from '../../content-schemas/values';
import { assets, type AssetFields, linkedEntry, type SlugLink, richText } from '../fields';
import { bySlugs } from '../in-order';

interface VenueFields extends VenueTexts, Pick<Venue, 'slug'> {
  readonly chef?: SlugLink;
  readonly eveningAt?: string;
  readonly eveningCourse?: string;
  readonly eveningDish?: string;
  readonly pictures: readonly AssetFields[];
  readonly body: unknown;
}

const venueSchema: Joi.ObjectSchema<VenueFields> = Joi.object({
  ...venueFields,
  slug: slug.required(),
  chef: linkedEntry,
  eveningAt: clockTime,
  eveningCourse: text,
  eveningDish: Joi.valid(Joi.in('dishes')),
  pictures: assets,
  body: richText.required(),
}).and('eveningAt', 'eveningCourse', 'eveningDish');

interface ChefFields extends ChefTexts, Pick<Chef, 'slug'> {
  readonly venues: readonly SlugLink[];
  readonly body: unknown;
}

const chefSchema: Joi.ObjectSchema<ChefFields> = Joi.object({
  ...chefFields,
  slug: slug.required(),
  venues: Joi.array().items(linkedEntry).default([]),
  body: richText.required(),
});

export function readDining(entries: EntryReader): {
  readonly venues: readonly Venue[];
  readonly chefs: readonly Chef[];
} {
  const venues = bySlugs(
    entries.all(
      'venues',
      venueSchema,
      ({ chef, eveningAt, eveningCourse, eveningDish, pictures, body, ...rest }, context) => ({
        ...rest,
        ...context.text(body),
        ...(chef ? { chefSlug: chef.slug } : {}),
        ...(eveningAt &&
          eveningCourse &&
          eveningDish && { evening: { at: eveningAt, course: eveningCourse, dish: eveningDish } }),
        pictures: context.pictures(pictures),
      }),
    ),
  );
  const chefs = bySlugs(
    entries.all('chefs', chefSchema, ({ venues: cooksIn, body, ...rest }, context) => ({
      ...rest,
      ...context.text(body),
      venueSlugs: cooksIn.map((one) => one.slug),
    })),
  );
  const [venueSlugs, chefSlugs] = [new Set(venues.map((one) => one.slug)), new Set(chefs.map((one) => one.slug))];
  return {
    venues: venues.map(({ chefSlug, ...venue }) => ({
      ...venue,
      ...(chefSlug && chefSlugs.has(chefSlug) ? { chefSlug } : {}),
    })),
    chefs: chefs.map((chef) => ({ ...chef, venueSlugs: chef.venueSlugs.filter((one) => venueSlugs.has(one)) })),
  };
}

interface OnboardFields extends OnboardTexts, Pick<OnboardPage, 'slug'> {
  readonly pictures: readonly AssetFields[];
  readonly body: unknown;
}

const onboardSchema: Joi.ObjectSchema<OnboardFields> = Joi.object({
  ...onboardFields,
  slug: slug.required(),
  pictures: assets,
  body: richText.required(),
});

export const readOnboardPages = (entries: EntryReader): readonly OnboardPage[] =>
  bySlugs(
    entries.all('onboardPages', onboardSchema, ({ pictures, body, ...rest }, context) => ({
      ...rest,
      ...context.text(body),
      pictures: context.pictures(pictures),
    })),
  );
