import type { RenderedText } from '../content/rendered-text';
import type { Picture } from '../shared/picture';
import type { PlainDate } from '../shared/plain-date';
import { portSymbol } from '../shared/port-symbol';

export interface NewsItem extends RenderedText {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly publishedOn: PlainDate;
  readonly summary: string;
  readonly picture: Picture;
}

export interface Newsroom {
  /** The newest come first; those of one date are sorted by title. */
  findNews(): Promise<readonly NewsItem[]>;
}
export const Newsroom = portSymbol<Newsroom>('Newsroom');
