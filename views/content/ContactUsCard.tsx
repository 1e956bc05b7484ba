import { ButtonLink } from '../ui/Button';
import { EmailLink } from '../ui/EmailLink';
import { PhoneLink } from '../ui/PhoneLink';
import { blocksTexts as texts } from './blocks.texts';

interface ContactUsCardProps {
  readonly title: string;
  readonly text: string;
  readonly phone: string;
  readonly email: string;
  readonly hours?: string;
  readonly action: { readonly label: string; readonly href: string };
}

export function ContactUsCard({ title, text, phone, email, hours, action }: ContactUsCardProps) {
  return (
    <section className="contact-us" aria-label={title}>
      <div className="contact-us__words">
        <h2 className="contact-us__title">{title}</h2>
        <p>{text}</p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
      <dl className="fact-lines contact-us__lines">
        <div className="fact-lines__fact">
          <dt>{texts.call}</dt>
          <dd>
            <PhoneLink className="contact-us__link" phone={phone} />
            {hours === undefined ? null : <span className="contact-us__hours">{hours}</span>}
          </dd>
        </div>
        <div className="fact-lines__fact">
          <dt>{texts.write}</dt>
          <dd>
            <EmailLink className="contact-us__link" email={email} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
