import type { SampleLine } from '../embedded-content/sample-line';
import { consultantResourceId } from './seed/sample-plan';

export const timeZonesOf = ({ facts }: SampleLine): ReadonlyMap<string, string> =>
  new Map(facts.consultants.map(({ slug, timeZone }) => [consultantResourceId(slug), timeZone]));
