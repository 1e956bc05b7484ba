import Joi from 'joi';
import type { VoyageExtension } from '../../core/content/voyage-extension';
import { list, nights, text } from './values';

export interface ExtensionFacts extends Pick<VoyageExtension, 'title' | 'when' | 'nights' | 'summary' | 'days'> {
  /** The price is in whole units of the line's currency. */
  readonly priceFrom: number;
}

export const extensionFields = {
  title: text.required(),
  when: Joi.valid('before', 'after').required(),
  nights: nights.required(),
  priceFrom: Joi.number().integer().min(1).required(),
  summary: text.required(),
  days: list(Joi.object({ title: text.required(), text: text.required() })).required(),
};
