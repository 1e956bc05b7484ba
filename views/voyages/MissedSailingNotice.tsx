import { Notice } from '../ui/Notice';
import { NearList, type NearItemView } from './NearAlternatives';
import { nearTexts as texts } from './near.texts';

export interface MissedSailingView {
  readonly requestedText: string;
  readonly shownText: string;
  readonly link?: { readonly href: string; readonly label: string };
  readonly items?: readonly NearItemView[];
}

/** The region is rendered even without a notice, so that choosing another date in place removes the notice. */
export const MissedSailingNotice = ({ missedSailing }: { readonly missedSailing?: MissedSailingView | undefined }) => (
  <div className="missed" data-region="missed">
    {missedSailing ? (
      <div className="band">
        <Notice tone="info">
          <p>
            {missedSailing.requestedText}{' '}
            {missedSailing.link ? <a href={missedSailing.link.href}>{missedSailing.link.label}</a> : null}
          </p>
          <p>{missedSailing.shownText}</p>
          {missedSailing.items && missedSailing.items.length > 0 ? (
            <>
              <h2 className="near__gone">{texts.relaxTitle}</h2>
              <NearList items={missedSailing.items} />
            </>
          ) : null}
        </Notice>
      </div>
    ) : null}
  </div>
);
