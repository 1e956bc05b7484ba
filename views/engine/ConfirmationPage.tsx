import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { ButtonLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { Hero } from '../ui/Hero';
import type { PictureView } from '../ui/Picture';
import { engineTexts as texts } from './engine.texts';

export interface ConfirmationPageProps {
  readonly frame: Frame;
  readonly kind: 'booked' | 'offer' | 'waitlist' | 'pending';
  /** Absent while the bank has not answered. */
  readonly reservationId?: string;
  readonly picture: PictureView;
  readonly voyage: { readonly title: string; readonly dates: string };
  /** Seaview Suite, cabin 512, deck 5. */
  readonly suite: string;
  /** Paid today, Remaining, Due by: label and value. */
  readonly amounts: readonly { readonly label: string; readonly value: string }[];
  /** What comes next: sign in with the address that was booked with, or look at the trip. */
  readonly next: { readonly text: string; readonly href: string; readonly label: string };
}

/** Back on the site after the engine: what was reserved, what was paid, what to do now. */
export function ConfirmationPage({ frame, kind, reservationId, picture, voyage, suite, amounts, next }: ConfirmationPageProps) {
  const { heading, lead } = texts.confirmations[kind];
  const facts = [
    ...(reservationId ? [{ label: texts.reservationNumber, value: reservationId }] : []),
    { label: texts.voyage, value: `${voyage.title}, ${voyage.dates}` },
    { label: texts.suite, value: suite },
    ...amounts,
  ];
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head title={heading} isPrivate />
      <Hero picture={picture} height="low">
        <Eyebrow>{voyage.title}</Eyebrow>
        <h1 className="hero__title">{heading}</h1>
      </Hero>
      <div className="band band--section confirmation">
        <div className="confirmation__words" role="status">
          <p className="voyage-opening__summary">{lead}</p>
        </div>
        <dl className="confirmation__facts">
          {facts.map(({ label, value }) => <div key={label} className="voyage-facts__fact"><dt>{label}</dt><dd>{value}</dd></div>)}
        </dl>
        <div className="confirmation__next no-print">
          <Eyebrow>{texts.nextEyebrow}</Eyebrow>
          <p>{next.text}</p>
          <ButtonLink href={next.href}>{next.label}</ButtonLink>
        </div>
      </div>
    </SiteLayout>
  );
}
