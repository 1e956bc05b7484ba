import { ButtonLink } from '../ui/Button';
import { EmailLink } from '../ui/EmailLink';
import { Eyebrow } from '../ui/Eyebrow';
import { PhoneLink } from '../ui/PhoneLink';
import { Portrait } from '../ui/Portrait';
import type { ConsultantView } from '../profile/consultant-view';
import { meetingsTexts as texts } from './meetings.texts';

export interface GuestContactPanelProps {
  readonly consultant: ConsultantView;
  readonly supportEmail: string;
  readonly scheduleHref: string;
  readonly contactHref: string;
  readonly backHref?: string;
}

export function GuestContactPanel({
  consultant,
  supportEmail,
  scheduleHref,
  contactHref,
  backHref,
}: GuestContactPanelProps) {
  return (
    <section className="contact-panel" aria-label={texts.contactPanel(consultant.name)}>
      <Portrait className="contact-panel__portrait" monogram={consultant.monogram} picture={consultant.picture} />
      <Eyebrow>{texts.eyebrow}</Eyebrow>
      <h2 className="contact-panel__name">{consultant.name}</h2>
      <ul className="contact-panel__ways" role="list">
        {consultant.phone === undefined ? null : (
          <li>
            <PhoneLink phone={consultant.phone} />
          </li>
        )}
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
