import type { ReactNode } from 'react';
import { Picture, type PictureView } from '../ui/Picture';

interface ConfirmationArticleProps {
  readonly picture: PictureView;
  readonly reservationId: string;
  readonly numberLabel: string;
  readonly title: string;
  readonly standfirst: string;
  readonly staysCurrent?: boolean;
  readonly endsReservation?: boolean;
  readonly children: ReactNode;
}

export function ConfirmationArticle(props: ConfirmationArticleProps) {
  return (
    <article
      className="confirmation"
      {...(props.endsReservation ? { 'data-ends-reservation': '', 'data-ends-draft': 'details waitlist' } : {})}
    >
      <Picture
        className="confirmation__picture"
        picture={props.picture}
        sizes="(min-width: 1024px) 42vw, 100vw"
        priority
      />
      <div
        className="confirmation__words"
        {...(props.staysCurrent ? { 'data-region': 'confirmation', 'data-day-ends': '' } : {})}
      >
        <p className="confirmation__number">
          {props.numberLabel} <strong>{props.reservationId}</strong>
        </p>
        <h1 className="confirmation__title">{props.title}</h1>
        <p className="confirmation__standfirst">{props.standfirst}</p>
        {props.children}
      </div>
    </article>
  );
}

interface ConfirmationFactProps {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly children: ReactNode;
}

export const ConfirmationFact = ({ label, detail, children }: ConfirmationFactProps) => (
  <div className="confirmation__fact">
    <dt>{label}</dt>
    <dd className="confirmation__value">
      {children}
      {detail === undefined ? null : <span className="confirmation__detail">{detail}</span>}
    </dd>
  </div>
);
