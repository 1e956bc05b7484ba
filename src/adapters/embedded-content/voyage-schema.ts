import Joi from 'joi';
import { CABIN_CATEGORIES } from '../../core/voyages/cabin-category';
import type { PackageClassification } from '../../core/voyages/voyage-code';
import { calendarDay, list, slug, text } from '../content-schemas/values';
import {
  type Berth,
  berth,
  dayFields,
  type DayTexts,
  voyageFields,
  type VoyageTexts,
} from '../content-schemas/voyages';

interface DayFile extends DayTexts {
  readonly port?: string;
  readonly sea?: true;
  readonly type?: Berth;
  readonly picture?: string;
}

export interface VoyageFile extends VoyageTexts {
  readonly region: string;
  readonly published: boolean;
  readonly fareFactor: number;
  readonly fares: Readonly<Record<string, unknown>>;
  readonly classifications?: readonly PackageClassification[];
  readonly experiencesOpenBefore?: string;
  readonly pictures: readonly string[];
  readonly days: readonly DayFile[];
}

const day = Joi.object({ ...dayFields, port: slug, sea: Joi.valid(true), type: berth, picture: slug })
  .xor('port', 'sea')
  .with('sea', 'title')
  .without('sea', ['arrives', 'departs', 'type', 'note']);

export const voyageSchema: Joi.ObjectSchema<VoyageFile> = Joi.object({
  ...voyageFields,
  region: slug.required(),
  published: Joi.boolean().required(),
  fareFactor: Joi.number().min(0.1).default(1),
  fares: Joi.object()
    .pattern(Joi.valid(...CABIN_CATEGORIES), Joi.any())
    .default({}),
  classifications: list(Joi.object({ type: text.required(), code: text.required() })),
  experiencesOpenBefore: calendarDay,
  highlights: list(text).min(3).max(5).required(),
  pictures: list(slug).required(),
  days: list(day).required(),
});
