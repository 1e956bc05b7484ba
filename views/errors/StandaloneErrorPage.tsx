import { type LineFactsView, phoneHref } from '../layout/line-facts';
import { siteLinks } from '../layout/site-links';
import { errorsTexts as texts, wordingOf } from './errors.texts';
import { Swell } from './Swell';

interface StandaloneErrorPageProps {
  readonly line: Pick<LineFactsView, 'name' | 'phone'>;
  readonly status: number;
  /** The request's id, by which an operator finds it in the log. */
  readonly reference?: string;
}

/**
 * An error page without scripts, files and fonts. Overloaded nodes send it, and the proxy does while nodes are down.
 * The page's style sheet is inlined (`standalone-error-page.ts`).
 */
export function StandaloneErrorPage({ line: { name, phone }, status, reference }: StandaloneErrorPageProps) {
  const { headline, advice } = wordingOf(status);
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${headline} · ${name}`}</title>
      </head>
      <body>
        <header className="standalone">
          <p className="standalone__line">{name}</p>
        </header>
        <main className="error-page">
          <div className="error-words">
            <p className="error-words__status">{status}</p>
            <h1 className="error-words__title">{headline}</h1>
            <p className="error-words__advice">{advice}</p>
            {reference === undefined ? null : (
              <p className="error-words__reference">
                {texts.reference} {reference}
              </p>
            )}
            <p className="error-words__reference">
              <a href={siteLinks.home}>{texts.home}</a>. {texts.call} <a href={phoneHref(phone)}>{phone}</a>.
            </p>
          </div>
          <Swell />
        </main>
      </body>
    </html>
  );
}
