import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Eyebrow } from '../ui/Eyebrow';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import type { ExtensionItemView } from './extension-views';
import { extensionsTexts as texts } from './extensions.texts';

interface ExtensionChoicePageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly isUnknown: boolean;
  readonly extensions: readonly ExtensionItemView[];
}

/** ROU-32: an inquiry for which no extension is selected yet. */
export function ExtensionChoicePage({ frame, head, isUnknown, extensions }: ExtensionChoicePageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={texts.chooseTitle} description={texts.chooseStandfirst} isPrivate={isUnknown} />
      <div className="band ashore-choice">
        <header className="ashore__head">
          <h1 className="ashore__title">{texts.chooseTitle}</h1>
          <p className="ashore__standfirst">{texts.chooseStandfirst}</p>
        </header>
        {isUnknown ? (
          <Notice tone="info">
            <p>{texts.chooseUnknown}</p>
          </Notice>
        ) : null}
        <ul className="ashore-choice__list">
          {extensions.map(({ slug, title, href, region, when, price }) => (
            <li key={slug} className="ashore-choice__item">
              <Eyebrow>{region}</Eyebrow>
              <h2 className="ashore-choice__title">
                <a className="ashore-choice__link" href={href} aria-label={texts.choose(title)}>
                  {title}
                </a>
              </h2>
              <p className="ashore-choice__when">{when}</p>
              <p className="ashore-choice__price">{price}</p>
              <Icon name="arrow" className="ashore-choice__arrow" />
            </li>
          ))}
        </ul>
      </div>
    </SiteLayout>
  );
}
