import type { Frame } from '../layout/frame';
import type { ReservationHeaderView } from '../reserve/ReservationLayout';
import { ButtonLink, QuietLink } from '../ui/Button';
import { EngineHead, EngineLayout, EngineTitle } from './EngineLayout';
import { engineTexts } from './engine.texts';

const texts = engineTexts.price;

export interface PriceChangeView {
  readonly direction: 'more' | 'less';
  /** The difference has no sign, as in "$1,200.00". */
  readonly difference: string;
  readonly rows: readonly { readonly label: string; readonly then: string; readonly now: string }[];
  readonly then: string;
  readonly now: string;
}

export interface PriceChangePageProps extends PriceChangeView {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly acceptHref: string;
  readonly backHref: string;
}

/** When the price of a suite has changed, the guest must accept the current fare on this page to continue. */
export function PriceChangePage({
  frame,
  header,
  direction,
  difference,
  rows,
  then,
  now,
  acceptHref,
  backHref,
}: PriceChangePageProps) {
  return (
    <EngineLayout frame={frame} header={header}>
      <EngineTitle title={texts.title} errors={{}} />
      <EngineHead eyebrow={texts.eyebrow} title={texts[direction](difference)}>
        {texts.standfirst}
      </EngineHead>
      <div className="engine__main">
        <table className="price-change">
          <caption className="hidden-to-the-eye">{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-to-the-eye">{texts.part}</span>
              </th>
              <th scope="col">{texts.then}</th>
              <th scope="col">{texts.now}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td data-label={texts.then}>{row.then}</td>
                <td data-label={texts.now}>{row.now}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{engineTexts.quote.total}</th>
              <td data-label={texts.then}>{then}</td>
              <td data-label={texts.now}>{now}</td>
            </tr>
          </tfoot>
        </table>
        <p className="price-change__difference">
          {texts.difference}{' '}
          <strong>
            {direction === 'more' ? '+' : '−'}
            {difference}
          </strong>
        </p>
        <div className="price-change__actions">
          <ButtonLink href={acceptHref}>{texts.accept(now)}</ButtonLink>
          <QuietLink href={backHref}>{texts.back}</QuietLink>
        </div>
      </div>
    </EngineLayout>
  );
}
