/**
 * Adds the page's parameters to links with `data-carries-query`; a link's own parameters take precedence (VOY-17,
 * VOY-21).
 */
export function carryQuery(page: Document): void {
  page.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-carries-query]') : null;
      if (link) link.search = withQuery(link.search, page.location.search);
    },
    true,
  );
  page.addEventListener(
    'submit',
    ({ target: form }) => {
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-carries-query]')) return;
      for (const [name, value] of new URLSearchParams(page.location.search))
        if (name !== 'id' && !form.elements.namedItem(name))
          form.append(Object.assign(page.createElement('input'), { type: 'hidden', name, value }));
    },
    true,
  );
}

/** Omits the page's `id`, because the link names its own sailing, in its path or as its `id`. */
export function withQuery(own: string, ofPage: string): string {
  const query = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(ofPage))
    if (name !== 'id' && !query.has(name)) query.append(name, value);
  return query.toString();
}
