import { Notice } from '../ui/Notice';
import { Widget } from '../widgets/Widget';
import { engineTexts } from './engine.texts';
import type { HoldView } from './engine-views';
import { HoldTimer } from './HoldTimer.widget';
import { withWholeDates } from '../ui/whole-dates';

export function Hold({
  hold: { holdId, secondsLeft, text, numbers, planHref, expiredHref, extendAction, isNotExtended = false },
}: {
  readonly hold: HoldView;
}) {
  return (
    <>
      <Widget
        of={HoldTimer}
        name="engine/HoldTimer"
        wake="idle"
        props={{ holdId, secondsLeft, text: withWholeDates(text), expiredHref, extendAction }}
      />
      {isNotExtended ? (
        <Notice tone="error">
          <p>{engineTexts.hold.notExtended}</p>
        </Notice>
      ) : null}
      {numbers === undefined ? null : (
        <p className="hold__numbers">
          <strong>{numbers}</strong>
          {planHref === undefined ? null : <a href={planHref}>{engineTexts.hold.otherNumber}</a>}
        </p>
      )}
    </>
  );
}
