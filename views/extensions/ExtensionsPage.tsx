import { FavouriteButton } from '../favourites/FavouriteButton';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Engraving } from '../ui/Engraving';
import { Eyebrow } from '../ui/Eyebrow';
import { Icon } from '../ui/Icon';
import { MainPicture } from '../ui/MainPicture';
import type { ExtensionItemView } from './extension-views';
import { extensionsTexts as texts } from './extensions.texts';

interface ExtensionsPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly extensions: readonly ExtensionItemView[];
}

export function ExtensionsPage({ frame, head, extensions }: ExtensionsPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={texts.title} description={texts.description} />
      <div className="band ashore">
        <header className="ashore__head">
          <h1 className="ashore__title">{texts.headline}</h1>
          <p className="ashore__standfirst">{texts.standfirst}</p>
        </header>
        <ul className="ashore__list">
          {extensions.map((extension, index) => (
            <li key={extension.slug}>
              <Ashore extension={extension} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </SiteLayout>
  );
}

function Ashore({
  extension: { slug, title, href, region, when, price, summary, picture },
  isFirst,
}: {
  readonly extension: ExtensionItemView;
  readonly isFirst: boolean;
}) {
  return (
    <article className="ashore-item">
      <div className="ashore-item__frame">
        {picture ? (
          <MainPicture
            className="ashore-item__picture"
            picture={picture}
            sizes="(min-width: 1024px) 56vw, 100vw"
            isFirst={isFirst}
            transitionName={`extension-${slug}`}
          />
        ) : (
          <Engraving
            className="ashore-item__picture"
            engraving={{ seed: slug, subject: 'land', title, label: region }}
          />
        )}
      </div>
      <div className="ashore-item__words">
        <Eyebrow>{region}</Eyebrow>
        <h2 className="ashore-item__title">
          <a className="ashore-item__link" href={href}>
            {title}
          </a>
        </h2>
        <p className="ashore-item__when">{when}</p>
        <p className="ashore-item__summary">{summary}</p>
        <p className="ashore-item__price">
          <span className="ashore-item__from">{texts.from}</span> {price}
        </p>
        <p className="ashore-item__more" aria-hidden="true">
          {texts.more}
          <Icon name="arrow" />
        </p>
      </div>
      <FavouriteButton type="VOYAGE-EXTENSION" value={slug} title={title} />
    </article>
  );
}
