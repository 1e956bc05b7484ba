import { Notice } from '../ui/Notice';
import { NearList, type NearItemView } from './NearAlternatives';
import { nearTexts as texts } from './near.texts';

export interface MissedSailingView {
  readonly asked: string;
  readonly shown: string;
  readonly link?: { readonly href: string; readonly label: string };
  readonly items?: readonly NearItemView[];
}

/** The region is rendered even without a notice, so that choosing another date in place removes the notice. */
export const MissedSailingNotice = ({ missed }: { readonly missed?: MissedSailingView | undefined }) => (
  <div className="missed" data-region="missed">
    {missed ? (
      <div className="band">
        <Notice tone="info">
          <p>
            {missed.asked} {missed.link ? <a href={missed.link.href}>{missed.link.label}</a> : null}
          </p>
          <p>{missed.shown}</p>
          {missed.items && missed.items.length > 0 ? (
            <>
              <h2 className="near__gone">{texts.relaxTitle}</h2>
              <NearList items={missed.items} />
            </>
          ) : null}
        </Notice>
      </div>
    ) : null}
  </div>
);
