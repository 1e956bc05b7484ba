/** One step of the way to a page: its name, and its path on our site. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way to a page as search engines show it above its title, in schema.org's words. */
export const breadcrumbs = (absolute: (path: string) => string, ...breadcrumbTrail: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbTrail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});
