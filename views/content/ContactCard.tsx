import { EmailLink } from '../ui/EmailLink';
import { Eyebrow } from '../ui/Eyebrow';
import { PhoneLink } from '../ui/PhoneLink';
import { Portrait } from '../ui/Portrait';

interface ContactCardProps {
  readonly eyebrow?: string;
  readonly name: string;
  readonly role?: string;
  readonly monogram: string;
  readonly picture?: string | undefined;
  readonly email?: string;
  readonly subject?: string;
  readonly phone?: string;
  readonly headingLevel?: 'h2' | 'h3';
}

export function ContactCard({
  eyebrow,
  name,
  role,
  monogram,
  picture,
  email,
  subject,
  phone,
  headingLevel: Heading = 'h2',
}: ContactCardProps) {
  return (
    <section className="contact-card" aria-label={name}>
      <Portrait className="contact-card__portrait" monogram={monogram} picture={picture} />
      <div className="contact-card__words">
        {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading className="contact-card__name">{name}</Heading>
        {role === undefined ? null : <p className="contact-card__role">{role}</p>}
        {phone === undefined ? null : (
          <p className="contact-card__line">
            <PhoneLink phone={phone} />
          </p>
        )}
        {email === undefined ? null : (
          <p className="contact-card__line">
            <EmailLink email={email} subject={subject} />
          </p>
        )}
      </div>
    </section>
  );
}
