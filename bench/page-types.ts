/** The first address of each pattern: two that differ behind their first part only are of one type. */
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
