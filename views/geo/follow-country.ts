import { codeOfCountry, countryOfNumber } from './geo-rules';

type Page = Pick<Document, 'addEventListener' | 'querySelectorAll'>;

/**
 * Follows the country of a form before the form's own script runs (GEO-09). A number pasted with its calling code
 * selects that country.
 */
export function followCountry(page: Page): void {
  page.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'country' && isAsleep(target)) fillCode(target);
  });
  page.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'tel') followNumber(target);
  });
  // The visitor may have answered before this script loaded, and a restored draft has a code of its own.
  for (const country of page.querySelectorAll<HTMLSelectElement>('select[name="country"]'))
    if (!isRestored(country) && !isUntouched(country) && isUntouched(codeFieldOf(country))) fillCode(country);
  page.querySelectorAll<HTMLInputElement>('input[type="tel"]').forEach(followNumber);
}

const isAsleep = (field: Element) => field.closest<HTMLElement>('[data-widget]')?.dataset['awake'] !== 'true';

/** The form's own script tells whether it has restored a draft; before it has run, any draft may be this form's. */
const isRestored = (field: HTMLSelectElement): boolean =>
  isAsleep(field)
    ? 'leadDrafts' in ((window.history.state ?? {}) as object)
    : field.form?.dataset['restored'] !== undefined;

const isUntouched = (select: HTMLSelectElement | undefined) =>
  select?.value === ([...(select?.options ?? [])].find(({ defaultSelected }) => defaultSelected)?.value ?? '');

function codeFieldOf({ form }: HTMLInputElement | HTMLSelectElement): HTMLSelectElement | undefined {
  const field = form?.elements.namedItem('country_code') ?? form?.elements.namedItem('countryCode');
  return field instanceof HTMLSelectElement ? field : undefined;
}

function fillCode(country: HTMLSelectElement): void {
  const field = codeFieldOf(country);
  const code = field && codeOfCountry(country.value, [...field.options]);
  if (field && code !== undefined) choose(field, code);
}

function followNumber(phone: HTMLInputElement): void {
  const field = codeFieldOf(phone);
  const country = field && countryOfNumber(phone.value, [...field.options], field.value);
  if (!field || country === undefined || country === field.value) return;
  choose(field, country);
}

function choose(field: HTMLSelectElement, code: string): void {
  field.value = code;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
