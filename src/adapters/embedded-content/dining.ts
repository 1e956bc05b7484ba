import Joi from 'joi';
import type { Chef, EveningCourse, Venue } from '../../core/content/dining';
import { chefFields, venueFields } from '../content-schemas/dining';
import { clockTime, list, slug, text } from '../content-schemas/values';
import { type OnBroken, readFolder } from './read-content';
import type { References } from './references';

interface VenueFile {
  readonly name: string;
  readonly kind: string;
  readonly deck: string;
  readonly seats: number;
  readonly hours: string;
  readonly dress: string;
  readonly chef?: string;
  readonly summary: string;
  readonly dishes: readonly string[];
  readonly evening?: EveningCourse;
  readonly pictures: readonly string[];
}

interface ChefFile {
  readonly fullName: string;
  readonly role: string;
  readonly from: string;
  readonly venues: readonly string[];
  readonly summary: string;
  readonly signature: string;
}

const venueSchema: Joi.ObjectSchema<VenueFile> = Joi.object({
  ...venueFields,
  chef: slug,
  evening: Joi.object({
    at: clockTime.required(),
    course: text.required(),
    dish: Joi.valid(Joi.in('/dishes')).required(),
  }),
  pictures: list(slug).unique().required(),
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
