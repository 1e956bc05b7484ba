import Joi from 'joi';
import { CABIN_CATEGORIES } from '../../core/voyages/cabin-category';
import { clockTime, list, slug, text, voyageId } from '../content-schemas/values';
import type { PackageClassification } from '../../core/voyages/voyage-code';
import { calendarDay } from './fields';

export interface DayFile {
  readonly port?: string;
  readonly sea?: true;
  readonly arrives?: string;
  readonly departs?: string;
  readonly type?: 'Docked' | 'Anchored';
  readonly title?: string;
  readonly note?: string;
  readonly description: string;
  readonly picture?: string;
}

export interface VoyageFile {
  readonly voyageId: string;
  readonly slug: string;
  readonly title: string;
  readonly region: string;
  readonly nights: number;
  readonly published: boolean;
  readonly fareFactor: number;
  readonly fares: Readonly<Record<string, unknown>>;
  readonly classifications?: readonly PackageClassification[];
  readonly experiencesOpenBefore?: string;
  readonly summary: string;
  readonly highlights: readonly string[];
  readonly pictures: readonly string[];
  readonly days: readonly DayFile[];
}

const day = Joi.object({
  port: slug,
  sea: Joi.valid(true),
  arrives: clockTime,
  departs: clockTime,
  type: Joi.valid('Docked', 'Anchored'),
  title: text,
  note: text,
  description: text.required(),
  picture: slug,
})
  .xor('port', 'sea')
  .with('sea', 'title')
  .without('sea', ['arrives', 'departs', 'type', 'note']);

export const voyageSchema: Joi.ObjectSchema<VoyageFile> = Joi.object({
  voyageId: voyageId.required(),
  slug: slug.required(),
  title: text.required(),
  region: slug.required(),
  nights: Joi.number().integer().min(1).max(30).required(),
  published: Joi.boolean().required(),
  fareFactor: Joi.number().min(0.1).default(1),
  fares: Joi.object()
    .pattern(Joi.valid(...CABIN_CATEGORIES), Joi.any())
    .default({}),
  classifications: list(Joi.object({ type: text.required(), code: text.required() })),
  experiencesOpenBefore: calendarDay,
  summary: text.required(),
  highlights: list(text).min(3).max(5).required(),
  pictures: list(slug).required(),
  days: list(day).required(),
});
