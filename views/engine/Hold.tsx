import { Widget } from '../widgets/Widget';
import type { HoldView } from './engine-views';
import { HoldTimer } from './HoldTimer.widget';

export function Hold({ hold: { secondsLeft, text, expiredHref } }: { readonly hold: HoldView }) {
  return <Widget of={HoldTimer} name="engine/HoldTimer" wake="idle" props={{ secondsLeft, text, expiredHref }} />;
}
