import Joi from 'joi';
import type { Chef, EveningCourse, Venue } from '../../core/content/dining';
import { list, slug, text } from './fields';
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
  name: text.required(),
  kind: text.required(),
  deck: text.required(),
  seats: Joi.number().integer().min(1).required(),
  hours: text.required(),
  dress: text.required(),
  chef: slug,
  summary: text.required(),
  dishes: list(text).required(),
  evening: Joi.object({
    at: Joi.string()
      .pattern(/^([01]\d|2[0-3]):[0-5]\d$/)
      .required(),
    course: text.required(),
    dish: Joi.valid(Joi.in('/dishes')).required(),
  }),
  pictures: list(slug).unique().required(),
});

const chefSchema: Joi.ObjectSchema<ChefFile> = Joi.object({
  fullName: text.required(),
  role: text.required(),
  from: text.required(),
  venues: list(slug).required(),
  summary: text.required(),
  signature: text.required(),
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
