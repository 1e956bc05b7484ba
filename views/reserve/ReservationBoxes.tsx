import { layoutTexts as texts } from '../layout/layout.texts';

export interface ReservationBoxesView {
  readonly voyageBox?: { readonly title: string; readonly dateRange: string; readonly nights: string } | undefined;
  readonly suiteBox?: { readonly title: string; readonly code: string } | undefined;
  readonly partyText?: string | undefined;
}

export function ReservationBoxes({ voyageBox, suiteBox, partyText }: ReservationBoxesView) {
  if (!voyageBox && !suiteBox) return null;
  return (
    <dl className="boxes">
      {voyageBox ? (
        <div className="box">
          <dt className="eyebrow">{texts.yourVoyage}</dt>
          <dd className="box__title">{voyageBox.title}</dd>
          <dd className="box__line">
            {voyageBox.dateRange}, {voyageBox.nights}
          </dd>
        </div>
      ) : null}
      {suiteBox ? (
        <div className="box">
          <dt className="eyebrow">{texts.yourSuite}</dt>
          <dd className="box__title">
            {`${suiteBox.title} `}
            <span className="box__code">{suiteBox.code}</span>
          </dd>
          {partyText ? <dd className="box__line">{partyText}</dd> : null}
        </div>
      ) : null}
    </dl>
  );
}
