import { Prose } from '../content/Prose';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Hero } from '../ui/Hero';
import { Picture, type PictureView } from '../ui/Picture';
import { BrowsingFor, type BrowsingForProps } from '../voyages/VoyageSelector';
import { ExperienceCard, type ExperienceCardView } from './ExperienceCard';
import { ExperienceFacts, type ExperienceFactsView } from './ExperienceFacts';
import { excursionsTexts as texts } from './excursions.texts';
import type { OwnBookingView } from './OwnBookings';
import { PortCalls, type PortCallsView } from './PortCalls';
import { Breadcrumbs, type Breadcrumb } from './Breadcrumbs';

export interface ExperiencePageProps extends BrowsingForProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly experience: ExperienceView;
  readonly ownBookings: readonly OwnBookingView[];
  readonly calls: PortCallsView;
  readonly othersTitle: string;
  readonly others: readonly ExperienceCardView[];
}

export interface ExperienceView {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly html: string;
  readonly trail: readonly Breadcrumb[];
  readonly hero: PictureView;
  readonly gallery: readonly PictureView[];
  readonly facts: ExperienceFactsView;
  readonly bring: readonly string[];
  /** The disclaimers are listed below "Please note" (CNT-19). */
  readonly disclaimers: readonly string[];
}

export function ExperiencePage({
  frame,
  head,
  selector,
  notice,
  experience,
  ownBookings,
  calls,
  othersTitle,
  others,
}: ExperiencePageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={experience.title} description={`${experience.subtitle}. ${experience.facts.summary}`} />
      <Hero picture={experience.hero} height="low" transitionName={`experience-${experience.slug}`}>
        <Breadcrumbs steps={experience.trail} />
        <h1 className="hero__title">{experience.title}</h1>
        <p className="hero__standfirst">{experience.subtitle}</p>
      </Hero>
      <BrowsingFor selector={selector} notice={notice} />
      <div className="band band--section experience">
        <div className="experience__story">
          <Prose html={experience.html} />
        </div>
        <ExperienceFacts
          facts={experience.facts}
          ownBookings={ownBookings}
          slug={experience.slug}
          title={experience.title}
        />
        <div className="experience__lists">
          <Lines title={texts.bringTitle} lines={experience.bring} />
          <Lines title={texts.noteTitle} lines={experience.disclaimers} />
        </div>
      </div>
      {experience.gallery.length > 0 ? <Gallery pictures={experience.gallery} /> : null}
      <PortCalls calls={calls} />
      {others.length > 0 ? (
        <section className="band band--section" aria-labelledby="others-title">
          <div className="section-head">
            <h2 className="section-head__title" id="others-title">
              {othersTitle}
            </h2>
          </div>
          <ul className="card-grid">
            {others.map((other) => (
              <li key={other.slug}>
                <ExperienceCard experience={other} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </SiteLayout>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="eyebrow">{title}</h2>
      <ul className="experience__lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Gallery({ pictures }: { readonly pictures: readonly PictureView[] }) {
  return (
    <section className="band experience-pictures" aria-label={texts.pictures}>
      {pictures.map((picture) => (
        <Picture key={picture.src} picture={picture} sizes="92vw" />
      ))}
    </section>
  );
}
