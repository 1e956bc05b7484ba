import Joi from 'joi';
import type { ItineraryDay, Voyage } from '../../core/voyages/voyage';
import { clockTime, nights, slug, text, voyageId } from './values';

export type VoyageTexts = Pick<Voyage, 'voyageId' | 'slug' | 'title' | 'nights' | 'summary' | 'highlights'>;

export const voyageFields = {
  voyageId: voyageId.required(),
  slug: slug.required(),
  title: text.required(),
  nights: nights.required(),
  summary: text.required(),
};

export type Berth = Exclude<ItineraryDay['type'], 'At Sea'>;

export const berth = Joi.valid('Docked', 'Anchored');

export interface DayTexts extends Pick<ItineraryDay, 'arrives' | 'departs' | 'description'> {
  readonly title?: string;
  readonly note?: string;
}

export const dayFields = {
  title: text,
  arrives: clockTime,
  departs: clockTime,
  note: text,
  description: text.required(),
};
