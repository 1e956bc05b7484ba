/** A link with `data-carries-query` takes the parameters of its page's address along; its own win (VOY-17). */
export function carryQuery(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-carries-query]') : null;
    if (link) link.search = withQuery(link.search, page.location.search);
  }, true);
}

/** `id` stays behind: the step that the link leads to names its sailing in the path. */
export function withQuery(own: string, ofPage: string): string {
  const query = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(ofPage)) if (name !== 'id' && !query.has(name)) query.append(name, value);
  return query.toString();
}
