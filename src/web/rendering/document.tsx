import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { FavouritesContext, type FavouritesOnPage } from '../../../views/favourites/favourites-context';
import { LineFactsContext, type LineFactsView } from '../../../views/layout/line-facts';
import { type GuestAreaTab, GuestAreaTabsContext } from '../../../views/profile/guest-area-tabs';
import { AssetsContext, type AssetAddresses } from '../../../views/widgets/assets-context';

interface DocumentProps {
  readonly line: LineFactsView;
  readonly assets: AssetAddresses;
  readonly styles: readonly string[];
  readonly favourites: FavouritesOnPage | undefined;
  readonly guestAreaTabs: readonly GuestAreaTab[];
  readonly children: ReactNode;
}

export function Document({ line, assets, styles, favourites, guestAreaTabs, children }: DocumentProps) {
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
        <PageContexts line={line} assets={assets} favourites={favourites}>
          <GuestAreaTabsContext.Provider value={guestAreaTabs}>{children}</GuestAreaTabsContext.Provider>
        </PageContexts>
      </body>
    </html>
  );
}

const noFavourites: FavouritesOnPage = { signInHref: '/login' };

export function PageContexts({ line, assets, favourites, children }: Omit<DocumentProps, 'styles' | 'guestAreaTabs'>) {
  return (
    <AssetsContext.Provider value={assets}>
      <FavouritesContext.Provider value={favourites ?? noFavourites}>
        <LineFactsContext.Provider value={line}>
          <HelmetProvider context={{}}>{children}</HelmetProvider>
        </LineFactsContext.Provider>
      </FavouritesContext.Provider>
    </AssetsContext.Provider>
  );
}
