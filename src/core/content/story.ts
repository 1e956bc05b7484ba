import type { Picture } from '../shared/picture';
import type { PlainDate } from '../shared/plain-date';
import type { RenderedText } from './rendered-text';

export interface Story extends RenderedText {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly categories: readonly [string, ...string[]];
  readonly author: { readonly name: string; readonly role: string };
  readonly publishedOn: PlainDate;
  readonly pictures: readonly [Picture, ...Picture[]];
  readonly voyageSlugs: readonly string[];
  readonly portSlugs: readonly string[];
}
