export interface Crumb {
  readonly name: string;
  readonly path: string;
}

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
