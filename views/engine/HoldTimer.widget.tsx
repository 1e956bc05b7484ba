import { useEffect, useState } from 'react';
import { Icon } from '../ui/Icon';
import { engineTexts } from './engine.texts';

interface HoldTimerProps {
  readonly secondsLeft: number;
  readonly text: string;
  readonly expiredHref: string;
}

const ANNOUNCED_MINUTES = [5, 1];

/** The server renders a sentence with the time of day; after hydration it counts down. */
export function HoldTimer({ secondsLeft, text, expiredHref }: HoldTimerProps) {
  const remainingSeconds = useSecondsLeft(secondsLeft);
  const announcement = useAnnouncement(remainingSeconds);
  const isOver = remainingSeconds === 0;
  return (
    <div className="hold-timer">
      <Icon name="clock" className="hold-timer__icon" />
      <div className="hold-timer__states">
        <p className="hold-timer__state" hidden={isOver || undefined}>
          {text}{' '}
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
      <p className="hidden-to-the-eye" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** Counted from the page load, because the visitor's clock may be minutes off. */
function useSecondsLeft(secondsAtRender: number): number | undefined {
  const [remainingSeconds, setRemainingSeconds] = useState<number>();
  useEffect(() => {
    const endsAt = performance.timeOrigin + secondsAtRender * 1_000;
    const tick = () => setRemainingSeconds(Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000)));
    tick();
    const interval = setInterval(tick, 1_000);
    return () => clearInterval(interval);
  }, [secondsAtRender]);
  return remainingSeconds;
}

/**
 * Announces the remaining time only at five minutes, at one, and at the end, because an announcement every second would
 * interrupt everything else.
 */
function useAnnouncement(remainingSeconds: number | undefined): string {
  const [before, setBefore] = useState(remainingSeconds);
  const [announcement, setAnnouncement] = useState('');
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
  }
  return announcement;
}

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
