import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Prose } from '../content/Prose';
import type { ErrorView, FeatureLink } from './api-docs-view';
import { apiDocsTexts as texts } from './api-docs.texts';

export interface ApiDocsPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly documentHref: string;
  /** The HTML is generated from the site's own description, which is trusted. */
  readonly introductionHtml: string;
  readonly features: readonly FeatureLink[];
  readonly errors: readonly ErrorView[];
  readonly hasScenarios: boolean;
}

export function ApiDocsPage({
  frame,
  head,
  documentHref,
  introductionHtml,
  features,
  errors,
  hasScenarios,
}: ApiDocsPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={texts.title} description={texts.description} />
      <div className="band api-docs">
        <header className="api-docs__head">
          <h1 className="api-docs__title">{texts.headline}</h1>
          <p className="api-docs__standfirst">{texts.standfirst}</p>
          <p className="api-docs__note">{texts.onlyPages}</p>
          <p>
            <a href={documentHref}>{texts.document}</a>
          </p>
        </header>
        <section className="api-docs__section" aria-labelledby="calls">
          <h2 className="api-docs__heading" id="calls">
            {texts.contents}
          </h2>
          <div className="api-contents">
            {features.map((feature) => (
              <Feature key={feature.href} feature={feature} />
            ))}
          </div>
        </section>
        <section className="api-docs__section" aria-labelledby="conventions">
          <h2 className="api-docs__heading" id="conventions">
            {texts.conventions}
          </h2>
          <Prose html={introductionHtml} />
        </section>
        <section className="api-docs__section" aria-labelledby="errors">
          <h2 className="api-docs__heading" id="errors">
            {texts.errors}
          </h2>
          <p className="api-docs__note">{texts.errorsText}</p>
          {hasScenarios ? (
            <p className="api-docs__note" id="scenarios">
              {texts.scenario}
            </p>
          ) : null}
          <Errors errors={errors} />
        </section>
      </div>
    </SiteLayout>
  );
}

function Feature({ feature: { name, description, href, calls } }: { readonly feature: FeatureLink }) {
  return (
    <section className="api-contents__feature">
      <h3 className="api-contents__name">
        <a href={href}>{name}</a>
      </h3>
      <p className="api-contents__text">{description}</p>
      <ul className="api-contents__calls">
        {calls.map((call) => (
          <li key={call.id}>
            <a href={call.href}>
              <code>
                <span className="api-method">{call.method}</span> {call.path}
              </code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Errors({ errors }: Pick<ApiDocsPageProps, 'errors'>) {
  return (
    <dl className="api-errors">
      {errors.map(({ code, status, when }) => (
        <div key={code} className="api-errors__row" id={code}>
          <dt>
            <code>{code}</code> <span className="api-errors__status">{status}</span>
          </dt>
          <dd>{when}</dd>
        </div>
      ))}
    </dl>
  );
}
