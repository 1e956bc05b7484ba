import { formatLongDate, parsePlainDate } from '../../src/core/shared/plain-date';
import { type NewsAnswer, type NewsArticle, readNewsAnswer } from './news-answer';
import { profileNewsTexts as texts } from './news.texts';

/**
 * Loads at 10 % or 100 px before the list's end (PRO-09). The large top margin also detects an end that was jumped
 * past.
 */
const whenNear: IntersectionObserverInit = { rootMargin: '1000000px 100px 100px', threshold: 0.1 };

interface Parts {
  readonly root: HTMLElement;
  readonly list: Element;
  readonly more: HTMLElement;
  readonly link: HTMLAnchorElement;
  readonly pictureTemplate: HTMLTemplateElement;
  readonly plainTemplate: HTMLTemplateElement;
  readonly loadingNotice: HTMLElement;
  readonly failureNotice: HTMLElement;
  readonly countLine: HTMLElement;
}

/** Loads more news when the reader reaches the end of the list. A failure is shown, and the link tries again. */
export function loadNews(page: Document): void {
  const parts = findParts(page);
  if (!parts) return;
  let isLoading = false;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void load(false);
  }, whenNear);
  const load = async (isPressed: boolean) => {
    if (isLoading) return;
    isLoading = true;
    observer.disconnect();
    show(parts, { isComing: true });
    try {
      const answer = await fetchNews(parts.more.dataset['newsMore'] ?? '');
      const first = append(parts, answer);
      show(parts, { isComing: false });
      if (isPressed) first?.querySelector('a')?.focus();
      // Observed again, because an end that never left the viewport triggers no further callback.
      if (answer.nextCursor !== undefined) observer.observe(parts.more);
    } catch (error) {
      show(parts, { isComing: false, failure: error instanceof NewsFailure ? error.message : texts.failed });
    }
    isLoading = false;
  };
  parts.link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void load(event.detail === 0);
  });
  observer.observe(parts.more);
}

function findParts(page: Document): Parts | undefined {
  const root = page.querySelector<HTMLElement>('[data-news-list]');
  const find = <Found extends Element>(selector: string) => root?.querySelector<Found>(selector) ?? undefined;
  const [list, more] = [find('.profile-news__list'), find<HTMLElement>('[data-news-more]')];
  const [pictureTemplate, plainTemplate] = [
    find<HTMLTemplateElement>('[data-news-row="pictured"]'),
    find<HTMLTemplateElement>('[data-news-row="plain"]'),
  ];
  const [loadingNotice, failureNotice, countLine] = [
    find<HTMLElement>('[data-news-coming]'),
    find<HTMLElement>('[data-news-failed]'),
    find<HTMLElement>('[data-news-shown]'),
  ];
  const link = more?.querySelector('a');
  return root && list && more && link && pictureTemplate && plainTemplate && loadingNotice && failureNotice && countLine
    ? { root, list, more, link, pictureTemplate, plainTemplate, loadingNotice, failureNotice, countLine }
    : undefined;
}

class NewsFailure extends Error {}

async function fetchNews(address: string): Promise<NewsAnswer> {
  const answer = await fetch(address, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new NewsFailure(texts.httpError(answer.status));
  const news = readNewsAnswer(await answer.json().catch(() => undefined));
  if (!news) throw new NewsFailure(texts.badFormat);
  return news;
}

function append(parts: Parts, { items, nextCursor }: NewsAnswer): Element | undefined {
  const { list, more, link, countLine } = parts;
  const rows = items.map((item) => {
    const row = fill(parts, item);
    list.append(row);
    return row;
  });
  const [count, total] = [list.children.length, Number(countLine.dataset['newsCount'])];
  countLine.textContent = texts.shown(count, Math.max(count, total));
  const api = more.dataset['newsMore'] ?? '';
  const step = Number(new URL(api, location.href).searchParams.get('limit'));
  const here = Math.ceil(count / step) * step;
  // A reader who returns from a report finds the list as long as before.
  history.replaceState(history.state, '', withParameter(location.href, 'show', String(here)));
  more.hidden = nextCursor === undefined;
  if (nextCursor !== undefined) {
    more.dataset['newsMore'] = withParameter(api, 'cursor', nextCursor);
    link.href = withParameter(link.href, 'show', String(here + step)).replace(/#.*/, '');
  }
  return rows[0];
}

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address, location.href);
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}

function fill(
  { list, pictureTemplate, plainTemplate }: Parts,
  { title, category, excerpt, createdDate, image, slug }: NewsArticle,
): Element {
  // No picture is shown twice on one page.
  const isShown = list.querySelector(`img[src="${CSS.escape(image.url)}"]`) !== null;
  const row =
    ((isShown ? plainTemplate : pictureTemplate).content.cloneNode(true) as DocumentFragment).firstElementChild ??
    document.createElement('li');
  const write = (selector: string, text: string) => {
    const element = row.querySelector(selector);
    if (element) element.textContent = text;
  };
  const day = parsePlainDate(createdDate);
  write('time', day ? formatLongDate(day) : createdDate);
  write('.card__link', title);
  write('.news-row__summary', excerpt);
  write('.news-row__category', category.join(', '));
  row.id = `news-${slug}`;
  row.querySelector('time')?.setAttribute('datetime', createdDate);
  row.querySelector('.card__link')?.setAttribute('href', `/news/${encodeURIComponent(slug)}`);
  const picture = row.querySelector('img');
  if (picture) {
    picture.alt = image.description;
    if (image.sources !== undefined) picture.srcset = image.sources;
    picture.src = image.url;
  }
  return row;
}

function show(
  { root, loadingNotice, failureNotice, more, link }: Parts,
  { isComing, failure }: { readonly isComing: boolean; readonly failure?: string },
): void {
  root.setAttribute('aria-busy', String(isComing));
  loadingNotice.hidden = !isComing;
  failureNotice.hidden = failure === undefined;
  const words = failureNotice.querySelector('p');
  if (words) words.textContent = failure ?? '';
  (link.firstElementChild ?? link).textContent = failure === undefined ? texts.more : texts.retry;
  if (isComing) more.dataset['busy'] = 'true';
  else delete more.dataset['busy'];
}
