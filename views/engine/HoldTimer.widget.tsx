import { useEffect, useState } from 'react';
import { Icon } from '../ui/Icon';
import { engineTexts as texts } from './engine.texts';

export interface HoldTimerProps {
  /** By the server's clock when the page was made. The browser's own clock may be wrong, so only time passed counts. */
  readonly secondsLeft: number;
  /** 3:42 pm EST. */
  readonly heldUntil: string;
}

/** How long the cabin is still held. Without script it is the sentence alone. */
export function HoldTimer({ secondsLeft, heldUntil }: HoldTimerProps) {
  const left = useCountdown(secondsLeft);
  return (
    <div className="hold">
      <Icon name="clock" />
      <p className="hold__text">{left === 0 ? texts.holdOver : texts.heldUntil(heldUntil)}</p>
      {left === undefined || left === 0 ? null : (
        <p className="hold__left" role="timer"><span className="hidden-to-the-eye">{texts.timeLeft} </span>{clockText(left)}</p>
      )}
      <p className="hidden-to-the-eye" role="status">{left === 0 ? texts.holdOver : ''}</p>
    </div>
  );
}

/** Absent until the browser has taken over: the server's markup must be the browser's first. */
function useCountdown(secondsLeft: number): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    // Counted from when the page was asked for: a page brought back from the history is as old as it is.
    const end = performance.timeOrigin + secondsLeft * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);
  return left;
}

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
