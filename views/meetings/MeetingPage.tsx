import { ContactCard } from '../content/ContactCard';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import { EmailLink } from '../ui/EmailLink';
import { meetingsTexts as texts } from './meetings.texts';

export interface MeetingPageProps {
  readonly frame: Frame;
  /** Absent for whoever has no business here (PYC-02). */
  readonly consultant?: {
    readonly name: string;
    /** Two letters for the medallion. */
    readonly monogram: string;
    readonly email: string;
    readonly phone: string;
    readonly supportEmail: string;
  };
}

/** Who to speak with, and how (PYC-01 to PYC-03). */
export function MeetingPage({ frame, consultant }: MeetingPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head title={texts.title} isPrivate />
      <div className="band band--section meeting">
        {consultant ? <Consultant consultant={consultant} /> : <NoAccess />}
        <p><ButtonLink variant="quiet" href={siteLinks.trips}>{texts.back}</ButtonLink></p>
      </div>
    </SiteLayout>
  );
}

function Consultant({ consultant }: { readonly consultant: NonNullable<MeetingPageProps['consultant']> }) {
  return (
    <>
      <h1 className="meeting__title">{texts.headline(consultant.name)}</h1>
      <p className="meeting__standfirst">{texts.standfirst}</p>
      <div className="meeting__ways">
        <ContactCard name={consultant.name} role={texts.eyebrow} monogram={consultant.monogram} phone={consultant.phone} email={consultant.email} subject={texts.subject} />
        <p className="meeting__support">{texts.support} <EmailLink email={consultant.supportEmail} /></p>
      </div>
    </>
  );
}

function NoAccess() {
  return (
    <>
      <h1 className="meeting__title">{texts.noAccessTitle}</h1>
      <p className="meeting__standfirst">{texts.noAccess}</p>
      <p><ButtonLink href={`${siteLinks.contact}?about=meeting`}>{texts.contact}</ButtonLink></p>
    </>
  );
}
