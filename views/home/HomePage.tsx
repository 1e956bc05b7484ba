import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { Hero } from '../ui/Hero';
import { Picture, type PictureView } from '../ui/Picture';
import { VoyageCard, type VoyageCardView } from '../voyages/VoyageCard';
import { homeTexts as texts } from './home.texts';

export interface HomePageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly hero: PictureView;
  /** The next three; fewer or none leave their section out. */
  readonly voyages: readonly VoyageCardView[];
  readonly yacht: {
    readonly picture: PictureView;
    readonly detail: PictureView;
    /** Such as 150 "suites", 24 "guests". */
    readonly facts: readonly { readonly value: string; readonly label: string }[];
  };
  readonly evening: PictureView;
}

export function HomePage({ frame, head, hero, voyages, yacht, evening }: HomePageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={texts.title} description={texts.description} />
      <Hero picture={hero}>
        <h1 className="hero__title home-hero__title">{texts.headline}</h1>
        <p className="hero__standfirst">{texts.standfirst}</p>
        <ButtonLink href={siteLinks.voyages}>{texts.action}</ButtonLink>
      </Hero>
      {voyages.length > 0 ? <NextVoyages voyages={voyages} /> : null}
      <Yacht {...yacht} />
      <WayIn frame={frame} picture={evening} />
    </SiteLayout>
  );
}

function NextVoyages({ voyages }: Pick<HomePageProps, 'voyages'>) {
  return (
    <section className="band band--section" aria-labelledby="next-title">
      <div className="section-head">
        <div>
          <Eyebrow>{texts.nextEyebrow}</Eyebrow>
          <h2 className="section-head__title" id="next-title">{texts.nextTitle}</h2>
        </div>
        <ButtonLink variant="quiet" href={siteLinks.voyages}>{texts.allVoyages}</ButtonLink>
      </div>
      <ul className="card-grid">
        {voyages.map((voyage) => <li key={voyage.itineraryId}><VoyageCard voyage={voyage} /></li>)}
      </ul>
    </section>
  );
}

function Yacht({ picture, detail, facts }: HomePageProps['yacht']) {
  return (
    <section className="home-yacht" aria-labelledby="yacht-title">
      <div className="home-yacht__grid">
        <Picture className="home-yacht__picture" picture={picture} sizes="(min-width: 62.5rem) 58vw, 100vw" />
        <div className="home-yacht__words">
          <Eyebrow>{texts.yachtEyebrow}</Eyebrow>
          <h2 className="home-yacht__title" id="yacht-title">{texts.yachtTitle}</h2>
          {texts.yachtBody.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        </div>
        <Picture className="home-yacht__detail" picture={detail} sizes="(min-width: 62.5rem) 33vw, 92vw" />
        <dl className="home-yacht__facts">
          {facts.map(({ value, label }) => (
            <div key={label} className="home-yacht__fact">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function WayIn({ frame: { guest }, picture }: { readonly frame: Frame; readonly picture: PictureView }) {
  return (
    <section className="way-in on-deep" aria-labelledby="way-in-title">
      <Picture className="way-in__picture" picture={picture} sizes="100vw" />
      <div className="way-in__words">
        <Eyebrow>{texts.guestEyebrow}</Eyebrow>
        <h2 className="way-in__title" id="way-in-title">{guest ? texts.tripsTitle(guest.firstName) : texts.guestTitle}</h2>
        <p className="way-in__body">{guest ? texts.tripsBody : texts.guestBody}</p>
        {guest
          ? <ButtonLink variant="secondary" href={siteLinks.trips}>{texts.tripsAction}</ButtonLink>
          : <ButtonLink variant="secondary" href={siteLinks.signIn}>{texts.guestAction}</ButtonLink>}
      </div>
    </section>
  );
}
