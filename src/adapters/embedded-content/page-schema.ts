import Joi from 'joi';
import type { ContentAction } from '../../core/content/content-action';
import { list, text } from '../content-schemas/values';
import { action, calendarDay } from './fields';

/** Front matter of `pages/*.md`; the file's name is the page's slug. */
interface PageFile {
  readonly title: string;
  readonly standfirst: string;
  readonly description: string;
  readonly changedOn?: string;
  readonly actions?: readonly ContentAction[];
  readonly form?: string;
}

export const pageSchema: Joi.ObjectSchema<PageFile> = Joi.object({
  title: text.required(),
  standfirst: text.required(),
  description: text.required(),
  changedOn: calendarDay,
  actions: list(action),
  form: text,
});
