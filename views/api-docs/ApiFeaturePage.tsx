import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { ApiCall } from './ApiCall';
import type { CallView, FeatureLink } from './api-docs-view';
import { apiDocsTexts as texts } from './api-docs.texts';

export interface ApiFeaturePageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly name: string;
  readonly description: string;
  readonly contentsHref: string;
  readonly features: readonly Pick<FeatureLink, 'name' | 'href'>[];
  readonly calls: readonly CallView[];
}

export function ApiFeaturePage({ frame, head, name, description, contentsHref, features, calls }: ApiFeaturePageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={`${name} · ${texts.title}`} description={description} />
      <div className="band api-docs api-docs--feature">
        <header className="api-docs__head">
          <h1 className="api-docs__title">{name}</h1>
          <p className="api-docs__standfirst">{description}</p>
        </header>
        <div className="api-docs__side no-print">
          <nav aria-labelledby="on-this-page">
            <h2 className="eyebrow" id="on-this-page">
              {texts.calls}
            </h2>
            <ul className="api-side">
              {calls.map(({ id }) => (
                <li key={id}>
                  <a href={`#${id}`}>{id}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="other-features">
            <h2 className="eyebrow" id="other-features">
              {texts.features}
            </h2>
            <ul className="api-side">
              <li>
                <a href={contentsHref}>{texts.overview}</a>
              </li>
              {features.map((feature) => (
                <li key={feature.href}>
                  <a href={feature.href} aria-current={feature.name === name ? 'page' : undefined}>
                    {feature.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="api-docs__calls">
          {calls.map((call) => (
            <ApiCall key={call.id} call={call} />
          ))}
        </div>
      </div>
    </SiteLayout>
  );
}
