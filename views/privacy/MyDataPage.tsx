import type { ReactNode } from 'react';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { FailedSection } from '../profile/FailedSection';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Button, ButtonLink, QuietLink, SecondaryLink } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Notice } from '../ui/Notice';
import { privacyTexts as texts } from './privacy.texts';
import { BackLink } from '../profile/BackLink';

interface Day {
  readonly text: string;
  readonly dateTime: string;
}

export interface DeletionView {
  readonly kind: 'ready';
  readonly open?: { readonly requestedOn: Day };
  readonly earlier: readonly {
    readonly requestedOn: Day;
    readonly state: 'withdrawn' | 'carried-out';
    readonly settledOn?: Day;
  }[];
  readonly hasError: boolean;
}

export interface ConsentView {
  readonly isGiven: boolean;
  readonly wording: string;
  readonly isOnSite: boolean;
  readonly day: Day;
}

export interface MyDataPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly chapters: readonly string[];
  readonly hrefs: Readonly<Record<'page' | 'export' | 'ask' | 'withdraw' | 'confirm', string>>;
  readonly isFresh: boolean;
  readonly deletion: DeletionView | { readonly kind: 'failed' };
  readonly consents:
    | { readonly kind: 'ready'; readonly latest: readonly ConsentView[]; readonly earlier: readonly ConsentView[] }
    | { readonly kind: 'failed' };
  readonly notice?: { readonly tone: 'success' | 'info' | 'error'; readonly text: string };
}

export function MyDataPage({ frame, side, chapters, hrefs, isFresh, deletion, consents, notice }: MyDataPageProps) {
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={texts.title} description={texts.description} isPrivate />
      <BackLink href={siteLinks.account}>{texts.back}</BackLink>
      <h1 className="profile-title">{texts.title}</h1>
      <p className="privacy__standfirst">{texts.standfirst}</p>
      {notice ? (
        <Notice tone={notice.tone} className="privacy__notice">
          <p>{notice.text}</p>
        </Notice>
      ) : null}
      <Section id="copy" title={texts.copy.title}>
        <p>{texts.copy.body}</p>
        <ul className="privacy__chapters">
          {chapters.map((chapter) => (
            <li key={chapter}>{chapter}</li>
          ))}
        </ul>
        <p className="privacy__note">{texts.copy.left}</p>
        {isFresh ? (
          <p>
            <ButtonLink href={hrefs.export} download="">
              {texts.copy.download}
            </ButtonLink>
          </p>
        ) : (
          <Confirm note={texts.copy.confirmNote}>
            <ButtonLink href={hrefs.confirm}>{texts.copy.confirm}</ButtonLink>
          </Confirm>
        )}
      </Section>
      <Section id="agreed" title={texts.consents.title}>
        {consents.kind === 'failed' ? (
          <FailedSection subject={texts.consents.subject} retryHref={hrefs.page} />
        ) : (
          <Consents {...consents} />
        )}
        <p className="privacy__note">
          {texts.consents.cookiesNote}{' '}
          <a href={siteLinks.cookieNotice} data-opens-consent="">
            {texts.consents.cookies}
          </a>
        </p>
      </Section>
      <Section id="sessions" title={texts.sessions.title}>
        <p>{texts.sessions.body}</p>
        <p>
          <QuietLink href={siteLinks.sessions}>{texts.sessions.link}</QuietLink>
        </p>
      </Section>
      <Section id="deletion" title={texts.deletion.title}>
        {deletion.kind === 'failed' ? (
          <FailedSection subject={texts.deletion.subject} retryHref={hrefs.page} />
        ) : (
          <Deletion deletion={deletion} hrefs={hrefs} isFresh={isFresh} />
        )}
      </Section>
    </ProfileFrame>
  );
}

function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="privacy__section" aria-labelledby={`${id}-title`}>
      <h2 className="privacy__title" id={`${id}-title`}>
        {title}
      </h2>
      <div className="privacy__body">{children}</div>
    </section>
  );
}

const Confirm = ({ note, children }: { readonly note: string; readonly children: ReactNode }) => (
  <div className="privacy__confirm">
    <p className="privacy__note">{note}</p>
    {children}
  </div>
);

function Consents({ latest, earlier }: Extract<MyDataPageProps['consents'], { readonly kind: 'ready' }>) {
  if (latest.length === 0) return <p>{texts.consents.none}</p>;
  return (
    <>
      <ConsentList consents={latest} />
      {earlier.length > 0 ? (
        <details className="privacy__earlier">
          <summary>{texts.consents.more(earlier.length)}</summary>
          <ConsentList consents={earlier} />
        </details>
      ) : null}
    </>
  );
}

function ConsentList({ consents }: { readonly consents: readonly ConsentView[] }) {
  return (
    <ul className="consents">
      {consents.map(({ isGiven, wording, isOnSite, day }, index) => (
        <li key={index} className="consents__row">
          <p className="consents__answer">{isGiven ? texts.consents.given : texts.consents.notGiven}</p>
          <blockquote className="consents__words">{wording}</blockquote>
          <p className="privacy__note">
            {isOnSite ? texts.consents.onSite : texts.consents.onForm}, <time dateTime={day.dateTime}>{day.text}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface DeletionProps extends Pick<MyDataPageProps, 'hrefs' | 'isFresh'> {
  readonly deletion: DeletionView;
}

function Deletion({ deletion: { open, earlier, hasError }, hrefs, isFresh }: DeletionProps) {
  return (
    <>
      {open ? (
        <OpenRequest requestedOn={open.requestedOn} withdrawHref={hrefs.withdraw} />
      ) : (
        <>
          <p>{texts.deletion.body}</p>
          <p>{texts.deletion.goes}</p>
          <p>{texts.deletion.stays}</p>
          {isFresh ? (
            <AskForm action={hrefs.ask} hasError={hasError} />
          ) : (
            <Confirm note={texts.deletion.confirmNote}>
              <SecondaryLink href={hrefs.confirm}>{texts.deletion.confirm}</SecondaryLink>
            </Confirm>
          )}
        </>
      )}
      {earlier.length > 0 ? (
        <>
          <h3 className="privacy__subtitle">{texts.deletion.earlier}</h3>
          <ul>
            {earlier.map(({ requestedOn, state, settledOn }) => (
              <li key={requestedOn.dateTime} className="privacy__note">
                {texts.deletion.earlierRow(requestedOn.text, texts.deletion.states[state], settledOn?.text)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

function OpenRequest({ requestedOn, withdrawHref }: { readonly requestedOn: Day; readonly withdrawHref: string }) {
  return (
    <form method="post" action={withdrawHref} className="privacy__request">
      <p className="eyebrow">{texts.deletion.states.open}</p>
      <p className="privacy__asked">
        <time dateTime={requestedOn.dateTime}>{texts.deletion.open(requestedOn.text)}</time>
      </p>
      <p>{texts.deletion.openNote}</p>
      <p>
        <Button variant="secondary">{texts.deletion.withdraw}</Button>
      </p>
    </form>
  );
}

function AskForm({ action, hasError }: { readonly action: string; readonly hasError: boolean }) {
  return (
    <form method="post" action={action} className="privacy__ask">
      <Checkbox
        id="understood"
        name="understood"
        value="1"
        required
        {...(hasError ? { error: texts.deletion.mustUnderstand, autoFocus: true } : {})}
      >
        {texts.deletion.understood}
      </Checkbox>
      <Button variant="secondary">{texts.deletion.ask}</Button>
    </form>
  );
}
