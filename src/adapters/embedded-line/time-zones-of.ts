import type { SampleLine } from '../embedded-content/sample-line';
import { consultantResourceId } from './seed/sample-plan';

/** Where each consultant of a line works, by their place in the calendar. */
export const timeZonesOf = ({ facts }: SampleLine): ReadonlyMap<string, string> =>
  new Map(facts.consultants.map(({ slug, timeZone }) => [consultantResourceId(slug), timeZone]));
