interface Crumb {
  readonly name: string;
  /** Absolute. */
  readonly url: string;
}

/** The way to a page as search engines show it above its title, in schema.org's words. */
export const breadcrumbs = (way: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
});
