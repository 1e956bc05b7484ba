import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { sessionsTexts as texts } from './sessions.texts';
import { BackLink } from '../profile/BackLink';
import { siteLinks } from '../layout/site-links';

interface Instant {
  readonly text: string;
  readonly dateTime: string;
}

/** A browser that is signed in. `handle` identifies it in the form and grants no access. */
export interface SessionView {
  readonly handle: string;
  readonly browser: string;
  readonly begun: Instant;
  readonly seen: Instant;
  readonly isCurrent: boolean;
}

export interface SessionsPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  /** This browser comes first. */
  readonly sessions: readonly SessionView[];
  readonly endHref: string;
  readonly receipt?: string;
}

/** The browsers that a guest is signed in with, each with a form that ends its session (reliability B2). */
export function SessionsPage({ frame, side, sessions, endHref, receipt }: SessionsPageProps) {
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={texts.title} description={texts.description} isPrivate />
      <BackLink href={siteLinks.account}>{texts.back}</BackLink>
      <h1 className="profile-title">{texts.title}</h1>
      <p className="sessions__standfirst">{texts.standfirst}</p>
      {receipt === undefined ? null : <Notice tone="success">{receipt}</Notice>}
      <ul className="sessions">
        {sessions.map((session) => (
          <li key={session.handle} className="sessions__row">
            <Session session={session} endHref={endHref} />
          </li>
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) ? null : <p>{texts.nowhereElse}</p>}
      <form className="sessions__everywhere" method="post" action={endHref}>
        <input type="hidden" name="session" value="everywhere" />
        <Button variant="secondary">{texts.everywhere}</Button>
        <p className="sessions__note">{texts.everywhereNote}</p>
      </form>
    </ProfileFrame>
  );
}

function Session({
  session: { handle, browser, begun, seen, isCurrent },
  endHref,
}: {
  readonly session: SessionView;
  readonly endHref: string;
}) {
  return (
    <>
      <div>
        <h2 className="sessions__browser">{browser}</h2>
        {isCurrent ? <p className="eyebrow">{texts.thisBrowser}</p> : null}
        <dl className="sessions__times">
          <div>
            <dt>{texts.begun}</dt>{' '}
            <dd>
              <time dateTime={begun.dateTime}>{begun.text}</time>
            </dd>
          </div>
          <div>
            <dt>{texts.seen}</dt>{' '}
            <dd>
              <time dateTime={seen.dateTime}>{seen.text}</time>
            </dd>
          </div>
        </dl>
      </div>
      <form method="post" action={endHref}>
        <input type="hidden" name="session" value={handle} />
        <Button variant="quiet">
          {texts.signOut}
          <span className="hidden-to-the-eye">{texts.of(browser, begun.text)}</span>
        </Button>
      </form>
    </>
  );
}
