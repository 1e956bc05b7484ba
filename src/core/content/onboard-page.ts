import type { Picture } from '../shared/picture';
import type { RenderedText } from './rendered-text';

export interface OnboardPage extends RenderedText {
  readonly slug: string;
  readonly title: string;
  readonly deck: string;
  readonly hours: string;
  readonly summary: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly pictures: readonly [Picture, ...Picture[]];
}
