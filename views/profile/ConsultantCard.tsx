import { EmailLink } from '../ui/EmailLink';
import { Medallion } from '../ui/Medallion';

export interface ConsultantView {
  readonly name: string;
  /** Such as "Personal Yacht Consultant". */
  readonly title: string;
  readonly monogram: string;
  readonly email: string;
  /** Formatted for display: "+1 305 555 0117". */
  readonly phone: string;
  /** A `tel:` address. */
  readonly phoneHref: string;
}

/** The consultant who looks after this guest (TRP-01). */
export function ConsultantCard({
  consultant: { name, title, monogram, email, phone, phoneHref },
}: {
  readonly consultant: ConsultantView;
}) {
  return (
    <div className="consultant">
      <Medallion className="consultant__medallion" monogram={monogram} />
      <div>
        <h2 className="consultant__name">{name}</h2>
        <p className="consultant__title">{title}</p>
      </div>
      <div className="consultant__ways">
        <p className="consultant__line">
          <a href={phoneHref}>{phone}</a>
        </p>
        <p className="consultant__line">
          <EmailLink email={email} />
        </p>
      </div>
    </div>
  );
}
