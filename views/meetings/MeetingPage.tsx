import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { FailedSection } from '../profile/FailedSection';
import { ButtonLink } from '../ui/Button';
import { EmailLink } from '../ui/EmailLink';
import { Eyebrow } from '../ui/Eyebrow';
import { Widget } from '../widgets/Widget';
import { GuestContactPanel, type GuestContactPanelProps } from './GuestContactPanel';
import type { MeetingSchedulerProps } from './meeting-scheduler-props';
import { MeetingScheduler } from './MeetingScheduler.widget';
import { meetingsTexts as texts } from './meetings.texts';

export interface MeetingPageProps {
  readonly frame: Frame;
  readonly greeting?: string;
  readonly panel?: GuestContactPanelProps;
  /** For a guest without a consultant, whose page has no panel. */
  readonly supportEmail?: string;
  readonly scheduler?: MeetingSchedulerProps;
  readonly retryHref?: string;
  readonly away?: { readonly retryHref: string };
}

export function MeetingPage({
  frame,
  greeting,
  panel,
  supportEmail,
  scheduler,
  retryHref = siteLinks.trips,
  away,
}: MeetingPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head title={texts.title} isPrivate />
      <div className="band band--section consultation">
        {away ? (
          <Away retryHref={away.retryHref} />
        ) : greeting === undefined ? (
          <NoAccess />
        ) : panel ? (
          <>
            <header className="consultation__head">
              <Eyebrow>{texts.greeting(greeting)}</Eyebrow>
              <h1 className="consultation__title">{texts.headline(panel.consultant.name)}</h1>
              <p className="consultation__standfirst">{texts.standfirst(panel.consultant.name)}</p>
            </header>
            <div className="consultation__columns">
              <section className="consultation__scheduler" id="scheduler" aria-label={texts.schedule}>
                {scheduler ? (
                  <Widget
                    of={MeetingScheduler}
                    name="meetings/MeetingScheduler"
                    wake="load"
                    props={{ ...scheduler, ...(frame.visit === undefined ? {} : { visit: frame.visit }) }}
                  />
                ) : (
                  <FailedSection subject={texts.calendar} retryHref={retryHref} />
                )}
              </section>
              <aside className="consultation__panel">
                <GuestContactPanel {...panel} />
              </aside>
            </div>
          </>
        ) : (
          <WithoutConsultant greeting={greeting} supportEmail={supportEmail} />
        )}
      </div>
    </SiteLayout>
  );
}

function Away({ retryHref }: { readonly retryHref: string }) {
  return (
    <>
      <h1 className="consultation__title">{texts.title}</h1>
      <FailedSection subject={texts.page} retryHref={retryHref} />
      <p>
        <ButtonLink href={`${siteLinks.contact}?about=meeting`}>{texts.contact}</ButtonLink>
      </p>
    </>
  );
}

/** The page is shown instead of the calendar to a guest without a consultant (PYC-15). */
function WithoutConsultant({
  greeting,
  supportEmail,
}: {
  readonly greeting: string;
  readonly supportEmail: string | undefined;
}) {
  return (
    <>
      <h1 className="consultation__title">{texts.greeting(greeting)}</h1>
      <p className="consultation__standfirst">{texts.withoutConsultant}</p>
      {supportEmail === undefined ? null : (
        <p>
          {texts.support} <EmailLink email={supportEmail} subject={texts.subject} />
        </p>
      )}
      <p>
        <ButtonLink href={`${siteLinks.contact}?about=meeting`}>{texts.contact}</ButtonLink>
      </p>
    </>
  );
}

function NoAccess() {
  return (
    <>
      <h1 className="consultation__title">{texts.noAccessTitle}</h1>
      <p className="consultation__standfirst">{texts.noAccess}</p>
      <p>
        <ButtonLink href={`${siteLinks.contact}?about=meeting`}>{texts.contact}</ButtonLink>
      </p>
    </>
  );
}
