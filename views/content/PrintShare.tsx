import { ShareButton } from '../ui/ShareButton';
import { blocksTexts as texts } from './blocks.texts';

/** Prints the page, or copies its address (CNT-07, CNT-08). Hidden without script. */
export function PrintShare() {
  return (
    <div className="print-share scripted no-print" role="group" aria-label={texts.pageTools}>
      <button type="button" className="button button--quiet" data-control="print">
        <span className="button__text">{texts.print}</span>
      </button>
      <ShareButton />
    </div>
  );
}
