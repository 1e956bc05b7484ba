import { parseHtml } from './parse-html';

const hour = /\b\d{1,2}(?::\d{2})?\s?[ap]m\b/;
const zone =
  /\b(?:local|(?!The|This|Your|Any|Each|Every)[A-Z]\w+(?: (?:Standard|Daylight|Summer))?|ship’s) time\b|\b\w+ Time\b|\b[A-Z]{1,4}T\b|\bGMT|\bUTC\b|\bEastern\b/;
const smallest = 'p, li, dd, td, h1, h2, h3, h4, label, option, legend, summary, div';
const parts = 'fieldset, form, article, section, .scheduling';

/**
 * The lines of a page that name an hour, and neither there nor in a part around them whose hour it is. A page may say of
 * all its hours that they are the ship's. Stories need no zone.
 */
export function unzonedHours(html: string): readonly string[] {
  if (!hour.test(html.replaceAll(/<[^>]*>/g, ' '))) return [];
  const body = parseHtml(html).querySelector('body');
  for (const other of body?.querySelectorAll('script, style, template, .prose') ?? []) other.remove();
  if (!body || /ship’s time/.test(body.querySelector('main')?.textContent ?? '')) return [];
  const isZoned = new Set(
    body
      .querySelectorAll(parts)
      .filter((part) => zone.test(part.textContent))
      .flatMap((part) => part.querySelectorAll(smallest)),
  );
  return body
    .querySelectorAll(smallest)
    .filter((line) => hour.test(line.textContent) && !zone.test(line.textContent) && !isZoned.has(line))
    .filter((line) => line.querySelectorAll(smallest).every((inner) => !hour.test(inner.textContent)))
    .map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim());
}
