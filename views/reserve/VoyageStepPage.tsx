import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { ReservationLayout, type ReservationHeaderView } from './ReservationLayout';
import { ButtonLink, QuietLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { MainPicture } from '../ui/MainPicture';
import type { PictureView } from '../ui/picture-view';
import { DateSelector, type DateSelectorView } from '../voyages/DateSelector';
import { NearAlternatives, type NearView } from '../voyages/NearAlternatives';
import { reserveTexts as texts } from './reserve.texts';

export interface VoyageStepPageProps {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly voyage: {
    readonly title: string;
    readonly region: string;
    readonly summary: string;
    readonly picture: PictureView;
    /** `live` names a value that an open page refreshes (H65). */
    readonly facts: readonly { readonly label: string; readonly value: string; readonly live?: string }[];
    readonly href: string;
  };
  readonly dates?: DateSelectorView | undefined;
  readonly continueHref?: string | undefined;
  /** Alternatives to a sailing that has departed. */
  readonly near?: readonly NearView[];
  readonly voyagesHref: string;
}

export function VoyageStepPage({
  frame,
  header,
  voyage,
  dates,
  continueHref,
  near = [],
  voyagesHref,
}: VoyageStepPageProps) {
  return (
    <ReservationLayout frame={frame} header={header}>
      <Head title={texts.voyageTitle(voyage.title)} isPrivate />
      <div className="voyage-step">
        <MainPicture className="voyage-step__picture" picture={voyage.picture} sizes="(min-width: 1024px) 73vw, 92vw" />
        <div className="voyage-step__words">
          <Eyebrow>{voyage.region}</Eyebrow>
          <h1 className="reservation__title">{texts.voyageHeading}</h1>
          <p>{voyage.summary}</p>
          <dl className="voyage-facts__list">
            {voyage.facts.map(({ label, value, live }) => (
              <div key={label} className="voyage-facts__fact">
                <dt>{label}</dt>
                <dd data-live={live}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="voyage-step__actions">
            {continueHref ? (
              <ButtonLink href={continueHref} data-carries-query="">
                {texts.continue}
              </ButtonLink>
            ) : null}
            <QuietLink href={voyage.href}>{texts.seeVoyage}</QuietLink>
          </div>
        </div>
      </div>
      {dates ? <DateSelector {...dates} /> : null}
      {near.length > 0 ? <NearAlternatives near={near} /> : null}
      <p>
        <QuietLink href={voyagesHref}>{texts.changeVoyage}</QuietLink>
      </p>
    </ReservationLayout>
  );
}
