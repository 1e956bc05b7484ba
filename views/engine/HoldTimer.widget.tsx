import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { uiTexts } from '../ui/ui.texts';
import type { HoldView } from './engine-views';
import { engineTexts } from './engine.texts';

type HoldTimerProps = Omit<HoldView, 'numbers' | 'planHref'>;

interface Extension {
  readonly text: string;
  readonly endsAt: number;
}

const ANNOUNCED_MINUTES = [5, 1];

/** The server renders a sentence with the time of day; after hydration it counts down. */
export function HoldTimer({ holdId, secondsLeft, text, expiredHref, extendAction }: HoldTimerProps) {
  const [extension, setExtension] = useState<Extension>();
  const [failure, setFailure] = useState<string>();
  const remainingSeconds = useSecondsLeft(secondsLeft, extension?.endsAt);
  const announcement = useAnnouncement(remainingSeconds);
  const isOver = remainingSeconds === 0;
  const extend = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setFailure(undefined);
    void requestExtension(extendAction, holdId).then(setExtension, (error: unknown) => {
      // The page that the plain form leads to says why a hold cannot be extended. Without an answer there is no such
      // page, and the browser's own error would replace what was typed.
      if (error instanceof TypeError) setFailure(uiTexts.offline);
      else form.submit();
    });
  };
  return (
    <div className="hold-timer">
      <Icon name="clock" className="hold-timer__icon" />
      <div className="hold-timer__states">
        <p className="hold-timer__state" hidden={isOver || undefined}>
          {extension?.text ?? text}{' '}
          <span className="hold-timer__left" aria-hidden="true">
            {remainingSeconds === undefined ? '' : engineTexts.hold.left(clockText(remainingSeconds))}
          </span>
        </p>
        {isOver ? (
          <p className="hold-timer__state">
            {engineTexts.hold.ended} <a href={expiredHref}>{engineTexts.hold.again}</a>
          </p>
        ) : null}
      </div>
      {isOver ? null : (
        <form className="hold-timer__more" method="post" action={extendAction} onSubmit={extend}>
          <input type="hidden" name="hold" value={holdId} />
          <Button variant="quiet">{engineTexts.hold.more}</Button>
        </form>
      )}
      {failure === undefined ? null : (
        <p className="hold-timer__more" role="alert">
          {failure}
        </p>
      )}
      <p className="hidden-to-the-eye" role="status">
        {announcement ?? extension?.text}
      </p>
    </div>
  );
}

/** @throws when the hold cannot be extended or the server does not answer. */
async function requestExtension(action: string, holdId: string): Promise<Extension> {
  const answer = await fetch(action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ hold: holdId }),
  });
  if (!answer.ok) throw new Error(`The hold was not extended: ${answer.status}`);
  const { secondsLeft, text } = (await answer.json()) as { readonly secondsLeft: number; readonly text: string };
  return { text, endsAt: Date.now() + secondsLeft * 1_000 };
}

/** Counted from the page load, because the visitor's clock may be minutes off. */
function useSecondsLeft(secondsAtRender: number, extendedTo: number | undefined): number | undefined {
  const [remainingSeconds, setRemainingSeconds] = useState<number>();
  useEffect(() => {
    const endsAt = extendedTo ?? performance.timeOrigin + secondsAtRender * 1_000;
    const tick = () => setRemainingSeconds(Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000)));
    tick();
    const interval = setInterval(tick, 1_000);
    return () => clearInterval(interval);
  }, [secondsAtRender, extendedTo]);
  return remainingSeconds;
}

/**
 * Announces the remaining time only at five minutes, at one, and at the end, because an announcement every second would
 * interrupt everything else. Nothing when there is more time than before.
 */
function useAnnouncement(remainingSeconds: number | undefined): string | undefined {
  const [before, setBefore] = useState(remainingSeconds);
  const [announcement, setAnnouncement] = useState<string>();
  if (remainingSeconds !== before) {
    setBefore(remainingSeconds);
    const minuteMark = ANNOUNCED_MINUTES.find(
      (minutes) =>
        before !== undefined &&
        remainingSeconds !== undefined &&
        before > minutes * 60 &&
        remainingSeconds <= minutes * 60,
    );
    if (remainingSeconds === 0) setAnnouncement(engineTexts.hold.ended);
    else if (minuteMark !== undefined) setAnnouncement(engineTexts.hold.soon(minuteMark));
    else if (before !== undefined && remainingSeconds !== undefined && remainingSeconds > before)
      setAnnouncement(undefined);
  }
  return announcement;
}

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
