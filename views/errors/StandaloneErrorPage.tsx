import { layoutTexts } from '../layout/layout.texts';
import { siteLinks } from '../layout/site-links';
import { errorsTexts as texts, wordingOf } from './errors.texts';
import { Swell } from './Swell';

interface StandaloneErrorPageProps {
  readonly lineName: string;
  readonly status: number;
}

/** An error page without scripts, files and fonts: sent while nodes are busy or away, by them and by the proxy. Its sheet is put into it (`standalone-error-page.ts`). */
export function StandaloneErrorPage({ lineName, status }: StandaloneErrorPageProps) {
  const { headline, advice } = wordingOf(status);
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${headline} · ${lineName}`}</title>
      </head>
      <body>
        <header className="standalone">
          <p className="standalone__line">{lineName}</p>
        </header>
        <main className="error-page">
          <div className="error-words">
            <p className="error-words__status">{status}</p>
            <h1 className="error-words__title">{headline}</h1>
            <p className="error-words__advice">{advice}</p>
            <p className="error-words__reference">
              <a href={siteLinks.home}>{texts.home}</a>. {texts.call}{' '}
              <a href={layoutTexts.phoneHref}>{layoutTexts.phone}</a>.
            </p>
          </div>
          <Swell className="error-page__swell" />
        </main>
      </body>
    </html>
  );
}
