import { ButtonLink } from '../ui/Button';
import { EmailLink } from '../ui/EmailLink';
import { Eyebrow } from '../ui/Eyebrow';
import { Medallion } from '../ui/Medallion';
import type { ConsultantView } from '../profile/ConsultantCard';
import { meetingsTexts as texts } from './meetings.texts';

export interface GuestContactPanelProps {
  readonly consultant: ConsultantView;
  readonly supportEmail: string;
  /** Where a time is chosen. */
  readonly scheduleHref: string;
  /** The contact form, with its first words written. */
  readonly contactHref: string;
  /** To the guest's own trips; absent for whoever is not known to be them. */
  readonly backHref?: string;
}

/** Every way to a guest's consultant: a letter, the telephone, a time, the form (PYC-03, PYC-09). Nothing of it can be changed (PYC-13). */
export function GuestContactPanel({
  consultant,
  supportEmail,
  scheduleHref,
  contactHref,
  backHref,
}: GuestContactPanelProps) {
  return (
    <section className="contact-panel" aria-label={texts.contactPanel(consultant.name)}>
      <Medallion className="contact-panel__medallion" monogram={consultant.monogram} />
      <Eyebrow>{texts.eyebrow}</Eyebrow>
      <h2 className="contact-panel__name">{consultant.name}</h2>
      <ul className="contact-panel__ways" role="list">
        <li>
          <a href={consultant.phoneHref}>{consultant.phone}</a>
        </li>
        <li>
          <EmailLink email={consultant.email} subject={texts.subject} />
        </li>
        <li>
          <a href={scheduleHref}>{texts.schedule}</a>
        </li>
        <li>
          <a href={contactHref}>{texts.write}</a>
        </li>
      </ul>
      <p className="contact-panel__support">
        {texts.support} <EmailLink email={supportEmail} subject={texts.subject} />
      </p>
      {backHref === undefined ? null : (
        <ButtonLink className="contact-panel__back" variant="quiet" href={backHref}>
          {texts.back}
        </ButtonLink>
      )}
    </section>
  );
}
