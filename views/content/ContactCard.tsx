import { EmailLink } from '../ui/EmailLink';
import { PhoneLink } from '../ui/PhoneLink';
import { Portrait } from '../ui/Portrait';

interface ContactCardProps {
  readonly name: string;
  readonly role?: string;
  readonly monogram: string;
  readonly picture?: string | undefined;
  readonly email?: string;
  readonly phone?: string | undefined;
}

export function ContactCard({ name, role, monogram, picture, email, phone }: ContactCardProps) {
  return (
    <section className="contact-card" aria-label={name}>
      <Portrait className="contact-card__portrait" monogram={monogram} picture={picture} />
      <div className="contact-card__words">
        <h2 className="contact-card__name">{name}</h2>
        {role === undefined ? null : <p className="contact-card__role">{role}</p>}
        {phone === undefined ? null : (
          <p className="contact-card__line">
            <PhoneLink phone={phone} />
          </p>
        )}
        {email === undefined ? null : (
          <p className="contact-card__line">
            <EmailLink email={email} />
          </p>
        )}
      </div>
    </section>
  );
}
