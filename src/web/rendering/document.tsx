import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { LineFactsContext, type LineFactsView } from '../../../views/layout/line-facts';
import { PagePartsContext, type PartsOnPage } from '../../../views/ui/page-parts';
import { type GuestAreaTab, GuestAreaTabsContext } from '../../../views/profile/guest-area-tabs';
import { AssetsContext, type AssetAddresses } from '../../../views/widgets/assets-context';

interface DocumentProps {
  readonly line: LineFactsView;
  readonly assets: AssetAddresses;
  readonly styles: readonly string[];
  readonly onPage: PartsOnPage;
  readonly guestAreaTabs: readonly GuestAreaTab[];
  readonly children: ReactNode;
}

export function Document({ line, assets, styles, onPage, guestAreaTabs, children }: DocumentProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1b24" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/assets/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <script type="module" src={assets.script} async />
      </head>
      <body>
        <PageContexts line={line} assets={assets} onPage={onPage}>
          <GuestAreaTabsContext.Provider value={guestAreaTabs}>{children}</GuestAreaTabsContext.Provider>
        </PageContexts>
      </body>
    </html>
  );
}

export function PageContexts({ line, assets, onPage, children }: Omit<DocumentProps, 'styles' | 'guestAreaTabs'>) {
  return (
    <AssetsContext.Provider value={assets}>
      <PagePartsContext.Provider value={onPage}>
        <LineFactsContext.Provider value={line}>
          <HelmetProvider context={{}}>{children}</HelmetProvider>
        </LineFactsContext.Provider>
      </PagePartsContext.Provider>
    </AssetsContext.Provider>
  );
}
