import Joi from 'joi';
import type { ContentAction } from '../../core/content/content-action';
import { type PageSheet, sheetChapters } from '../../core/content/content-library.port';
import { pageFields, type PageTexts } from '../content-schemas/pages';
import { calendarDay, action, list, text } from '../content-schemas/values';

interface PageFile extends PageTexts {
  readonly changedOn?: string;
  readonly actions?: readonly ContentAction[];
  readonly form?: string;
  readonly picture?: string;
  readonly sheet?: PageSheet;
}

export const pageSchema: Joi.ObjectSchema<PageFile> = Joi.object({
  ...pageFields,
  changedOn: calendarDay,
  actions: list(action),
  form: text,
  picture: text,
  sheet: Joi.object({
    label: text.required(),
    picture: text.required(),
    chapters: list(Joi.valid(...sheetChapters))
      .unique()
      .required(),
  }),
});
