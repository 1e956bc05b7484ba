import { PrintShare } from '../content/PrintShare';
import { PlacePictures } from '../culinary/PlacePictures';
import { FavouriteButton } from '../favourites/FavouriteButton';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { ButtonLink, QuietLink } from '../ui/Button';
import { Card, CardLink } from '../ui/Card';
import { Engraving } from '../ui/Engraving';
import { Eyebrow } from '../ui/Eyebrow';
import { Hero } from '../ui/Hero';
import type { PictureView } from '../ui/picture-view';
import type { ExtensionItemView, ExtensionVoyageView } from './extension-views';
import { extensionsTexts as texts } from './extensions.texts';

export interface ExtensionPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly extension: Omit<ExtensionItemView, 'picture' | 'href'> & {
    readonly whenCode: 'before' | 'after';
    readonly port: string;
    readonly html: string;
    readonly days: readonly { readonly title: string; readonly text: string }[];
    readonly inquireHref: string;
    readonly hero: PictureView;
    readonly gallery: readonly PictureView[];
  };
  readonly voyages: readonly ExtensionVoyageView[];
  readonly others: readonly ExtensionItemView[];
}

export function ExtensionPage({ frame, head, extension, voyages, others }: ExtensionPageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={extension.title} description={extension.summary} />
      <Hero picture={extension.hero} height="low" transitionName={`extension-${extension.slug}`}>
        <Eyebrow>{extension.region}</Eyebrow>
        <h1 className="hero__title">{extension.title}</h1>
        <p className="hero__standfirst">{extension.summary}</p>
      </Hero>
      <div className="band place">
        <div className="place__words prose" dangerouslySetInnerHTML={{ __html: extension.html }} />
        <aside className="place__beside ashore-offer">
          <p className="ashore-offer__when">{extension.when}</p>
          <p className="ashore-offer__price">
            <span className="eyebrow">{texts.from}</span>
            {extension.price}
          </p>
          <p className="ashore-offer__note">{texts.sharing}</p>
          <ButtonLink href={extension.inquireHref}>
            {texts.inquire}
            <span className="hidden-to-the-eye">{` ${texts.inquireAbout(extension.title).replace(/^Inquire /, '')}`}</span>
          </ButtonLink>
          <FavouriteButton type="VOYAGE-EXTENSION" value={extension.slug} title={extension.title} look="page" />
          <PrintShare />
        </aside>
      </div>
      <section className="ashore-days" aria-labelledby="days-title">
        <div className="ashore-days__inner">
          <h2 className="ashore-days__title" id="days-title">
            {texts.daysTitle}
          </h2>
          <ol className="ashore-days__list">
            {extension.days.map(({ title, text }, index) => (
              <li key={title} className="ashore-day">
                <p className="ashore-day__number">{texts.day(index + 1)}</p>
                <h3 className="ashore-day__title">{title}</h3>
                <p className="ashore-day__text">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <PlacePictures of={extension.title} hero={extension.hero} gallery={extension.gallery} />
      <Voyages extension={extension} voyages={voyages} />
      <Others extensions={others} />
    </SiteLayout>
  );
}

function Voyages({ extension: { whenCode, port }, voyages }: Pick<ExtensionPageProps, 'extension' | 'voyages'>) {
  return (
    <section className="band ashore-voyages" aria-labelledby="goes-with-title">
      <Eyebrow>{whenCode === 'before' ? texts.goesBefore : texts.goesAfter}</Eyebrow>
      <h2 className="ashore-voyages__title" id="goes-with-title">
        {texts.voyagesTitle(whenCode, port)}
      </h2>
      {voyages.length === 0 ? (
        <p className="ashore-voyages__none">{texts.noVoyages}</p>
      ) : (
        <ul className="ashore-voyages__list">
          {voyages.map(({ title, href, ports, dates }) => (
            <li key={href} className="ashore-voyage">
              <h3 className="ashore-voyage__title">
                <a href={href}>{title}</a>
              </h3>
              <p className="ashore-voyage__ports">{ports}</p>
              <ul className="ashore-voyage__dates">
                {dates.map((date) => (
                  <li key={date.href}>
                    <a href={date.href}>{date.label}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Others({ extensions }: { readonly extensions: readonly ExtensionItemView[] }) {
  if (extensions.length === 0) return null;
  return (
    <section className="band place-others no-print" aria-labelledby="others-title">
      <div className="section-head">
        <h2 className="section-head__title" id="others-title">
          {texts.others}
        </h2>
        <QuietLink href={siteLinks.extensions}>{texts.all}</QuietLink>
      </div>
      <ul className="card-grid">
        {extensions.map((other) => (
          <li key={other.slug}>
            <Card
              picture={other.picture}
              instead={
                <Engraving engraving={{ seed: other.slug, subject: 'land', title: other.title, label: other.region }} />
              }
              transitionName={`extension-${other.slug}`}
              className="venue-card"
            >
              <Eyebrow>{other.region}</Eyebrow>
              <h3 className="venue-card__name">
                <CardLink href={other.href}>{other.title}</CardLink>
              </h3>
              <p className="venue-card__summary">{other.when}</p>
              <FavouriteButton type="VOYAGE-EXTENSION" value={other.slug} title={other.title} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
