import type { Frame } from '../layout/frame';
import type { ProfileSideView } from '../profile/ProfileFrame';
import { Button } from '../ui/Button';
import { AccessPage } from './AccessPage';
import { AccessRow } from './AccessRow';
import { sessionsTexts as texts } from './sessions.texts';

interface Instant {
  readonly text: string;
  readonly dateTime: string;
}

/** A browser that is signed in. `handle` identifies it in the form and grants no access. */
export interface SessionView {
  readonly handle: string;
  readonly browser: string;
  readonly startedAt: Instant;
  readonly lastSeenAt: Instant;
  readonly isCurrent: boolean;
}

export interface SessionsPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly sessions: readonly SessionView[];
  readonly endHref: string;
  readonly receipt?: string;
}

export function SessionsPage({ frame, side, sessions, endHref, receipt }: SessionsPageProps) {
  return (
    <AccessPage frame={frame} side={side} texts={texts} receipt={receipt}>
      <ul className="sessions">
        {sessions.map(({ handle, browser, startedAt, lastSeenAt, isCurrent }) => (
          <AccessRow
            key={handle}
            name={browser}
            mark={isCurrent ? texts.thisBrowser : undefined}
            times={[
              { label: texts.begun, ...startedAt },
              { label: texts.seen, ...lastSeenAt },
            ]}
            action={endHref}
            field={{ name: 'session', value: handle }}
            button={{ text: texts.signOut, about: texts.of(browser, startedAt.text) }}
          />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) ? null : <p>{texts.nowhereElse}</p>}
      <form className="sessions__everywhere" method="post" action={endHref}>
        <input type="hidden" name="session" value="everywhere" />
        <Button variant="secondary">{texts.everywhere}</Button>
        <p className="sessions__note">{texts.everywhereNote}</p>
      </form>
    </AccessPage>
  );
}
