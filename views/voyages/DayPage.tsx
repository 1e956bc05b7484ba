import { ExperienceCard, type ExperienceCardView } from '../excursions/ExperienceCard';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { ButtonLink, QuietLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { MainPicture } from '../ui/MainPicture';
import type { PictureView } from '../ui/picture-view';
import { CardSection } from './CardSection';
import { DayHeader, type DayHeaderView } from './DayHeader';
import { MissedSailingNotice, type MissedSailingView } from './MissedSailingNotice';
import type { MapView } from './map-view';
import { RouteMap } from './RouteMap';
import { voyagesTexts as texts } from './voyages.texts';

export interface DayPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly pageTitle: string;
  readonly header: DayHeaderView;
  readonly voyage: { readonly title: string; readonly href: string };
  readonly description: string;
  readonly scheduleNote?: string;
  readonly picture?: PictureView;
  readonly port?: { readonly name: string; readonly description: string; readonly lies: string; readonly href: string };
  readonly map?: MapView;
  readonly mapNote?: string;
  readonly experiences: readonly ExperienceCardView[];
  readonly reserveHref?: string;
  readonly missedSailing?: MissedSailingView | undefined;
}

export function DayPage(props: DayPageProps) {
  const { frame, head, pageTitle, header, voyage, description, picture, mapNote, port, experiences } = props;
  const map = props.map && { ...props.map, label: texts.map, ...(mapNote ? { note: mapNote } : {}) };
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={pageTitle} description={description} />
      <MissedSailingNotice missedSailing={props.missedSailing} />
      <div className="band day-page">
        <p className="day-page__way">
          <a href={voyage.href}>{voyage.title}</a>
        </p>
        <DayHeader {...header} />
        {picture ? <MainPicture className="day-page__picture" picture={picture} sizes="min(80rem, 92vw)" /> : null}
        {!picture && map ? <RouteMap {...map} className="day-page__opening-map" /> : null}
        <div className="day-page__words">
          <DayWords {...props} />
          {port ? <AboutPort port={port} /> : null}
        </div>
      </div>
      {picture && map ? (
        <div className="band">
          <RouteMap {...map} className="day-page__map" />
        </div>
      ) : null}
      <CardSection
        id="experiences"
        eyebrow={texts.experiencesEyebrow}
        title={texts.experiencesIn(port?.name ?? header.title)}
      >
        {experiences.map((experience) => (
          <ExperienceCard key={experience.slug} experience={experience} />
        ))}
      </CardSection>
      <DayFoot {...props} />
    </SiteLayout>
  );
}

function DayWords({ description, scheduleNote }: Pick<DayPageProps, 'description' | 'scheduleNote'>) {
  return (
    <div>
      <p className="day-page__description">{description}</p>
      {scheduleNote ? <p className="day-page__note">{scheduleNote}</p> : null}
    </div>
  );
}

function AboutPort({ port }: { readonly port: NonNullable<DayPageProps['port']> }) {
  return (
    <section className="day-page__port" aria-labelledby="port-title">
      <h2 className="eyebrow" id="port-title">
        {port.name}
      </h2>
      <p>{port.description}</p>
      <p>{port.lies}</p>
      <p>
        <QuietLink href={port.href}>{texts.aboutPort(port.name)}</QuietLink>
      </p>
    </section>
  );
}

function DayFoot({ voyage, reserveHref }: Pick<DayPageProps, 'voyage' | 'reserveHref'>) {
  return (
    <div className="day-page__foot no-print">
      <div className="band band--section">
        <Eyebrow>{texts.partOf}</Eyebrow>
        <p className="day-page__voyage">{voyage.title}</p>
        <p className="day-page__actions">
          <ButtonLink href={voyage.href}>{texts.backToVoyage}</ButtonLink>
          {reserveHref ? <QuietLink href={reserveHref}>{texts.reserve}</QuietLink> : null}
        </p>
      </div>
    </div>
  );
}
