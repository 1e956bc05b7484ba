/**
 * The first address of each page type. Two addresses that differ only behind their first segment have the same type.
 */
export async function pageTypes(url: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const patternOf = (path: string) =>
    path
      .split('/')
      .map((part, index) => (index < 2 ? part : '*'))
      .join('/');
  return [...new Map(paths.toReversed().map((path) => [patternOf(path), path])).values()].toReversed();
}
