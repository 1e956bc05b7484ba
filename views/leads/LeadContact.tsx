import { Eyebrow } from '../ui/Eyebrow';
import { Icon } from '../ui/Icon';
import type { ContactView } from './lead-page-props';
import { leadsTexts as texts } from './leads.texts';

export function LeadContact({ contact }: { readonly contact: ContactView }) {
  return (
    <aside className="lead-contact" aria-labelledby="lead-contact-title">
      <h2 className="eyebrow" id="lead-contact-title">
        {texts.reachUs}
      </h2>
      <p>
        <a className="lead-contact__phone" href={contact.phoneHref}>
          {contact.phone}
        </a>
      </p>
      {contact.hours === undefined ? null : (
        <p className="lead-contact__hours">
          <Icon name="clock" className="lead-contact__icon" />
          {contact.hours}
        </p>
      )}
      <div className="lead-contact__more">
        <div>
          <Eyebrow>{texts.write}</Eyebrow>
          <p>
            <a className="lead-contact__email" href={contact.emailHref}>
              {contact.email}
            </a>
          </p>
        </div>
        <div>
          <Eyebrow>{texts.visit}</Eyebrow>
          <address className="lead-contact__address">
            {contact.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      </div>
    </aside>
  );
}
