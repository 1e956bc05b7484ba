import { escapeXml } from '../../core/shared/escape-xml';
import type { PlainDate } from '../../core/shared/plain-date';

interface SitemapEntry {
  readonly url: string;
  readonly changedOn?: PlainDate;
}

/** The sitemap has the format of https://www.sitemaps.org/protocol.html. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, changedOn }) =>
      `<url><loc>${escapeXml(url)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Personal pages and reservation steps are not indexed. */
const notForEngines = [
  '/api/',
  '/engine/',
  '/my-profile',
  '/login',
  '/register-thank-you',
  '/reserve-now/',
  '/schedule-meeting',
  '/thank-you',
  '/ody',
  '/handoff',
  '/dev/',
];

export const robotsText = (sitemapUrl: string): string =>
  `User-agent: *\n${notForEngines.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${sitemapUrl}\n`;

/** The manifest has the format of https://www.w3.org/TR/appmanifest/. */
export const webManifest = (name: string) => ({
  name,
  short_name: name.split(' ')[0],
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#faf7f2',
  theme_color: '#0d1b24',
  icons: [
    { src: '/assets/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/assets/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/assets/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  ],
});
