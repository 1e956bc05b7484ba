import Joi from 'joi';
import type { Chef, Venue } from '../../core/content/dining';
import { chefFields, type ChefTexts, venueFields, type VenueTexts } from '../content-schemas/dining';
import { clockTime, list, slug, text } from '../content-schemas/values';
import { pictureNames } from './fields';
import { type OnBroken, readFolder } from './read-content';
import type { References } from './references';

interface VenueFile extends VenueTexts, Pick<Venue, 'evening'> {
  readonly chef?: string;
  readonly pictures: readonly string[];
}

interface ChefFile extends ChefTexts {
  readonly venues: readonly string[];
}

const venueSchema: Joi.ObjectSchema<VenueFile> = Joi.object({
  ...venueFields,
  chef: slug,
  evening: Joi.object({
    at: clockTime.required(),
    course: text.required(),
    dish: Joi.valid(Joi.in('/dishes')).required(),
  }),
  pictures: pictureNames.required(),
});

const chefSchema: Joi.ObjectSchema<ChefFile> = Joi.object({
  ...chefFields,
  venues: list(slug).required(),
});

export const loadVenues = (folder: string, references: References, onBroken: OnBroken): readonly Venue[] =>
  readFolder(folder, onBroken, {
    schema: venueSchema,
    build: (file, { slug: name, text: words, fields: { chef, pictures, ...rest } }): Venue => ({
      ...rest,
      ...words,
      slug: name,
      pictures: references.pictures(pictures, file),
      ...(chef && references.isChef(chef, file) ? { chefSlug: chef } : {}),
    }),
  });

export const loadChefs = (folder: string, references: References, onBroken: OnBroken): readonly Chef[] =>
  readFolder(folder, onBroken, {
    schema: chefSchema,
    build: (file, { slug: name, text: words, fields: { venues, ...rest } }): Chef => ({
      ...rest,
      ...words,
      slug: name,
      venueSlugs: venues.filter((one) => references.isVenue(one, file)),
    }),
  });
