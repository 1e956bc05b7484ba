import { ContactCard } from '../content/ContactCard';
import { QuietLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import type { ConsultantView } from './consultant-view';
import { profileTexts } from './profile.texts';

const texts = profileTexts.help;

export interface ProfileSideView {
  readonly email?: string;
  readonly consultant?: ConsultantView;
  readonly scheduleHref?: string;
  readonly contactHref: string;
  /** Only members of staff see this link. */
  readonly staffHref?: string;
}

export function HelpCard({ side: { consultant, scheduleHref, contactHref } }: { readonly side: ProfileSideView }) {
  const firstName = consultant?.name.split(' ')[0] ?? '';
  return (
    <section className="help-card" aria-label={texts.title}>
      <Eyebrow>{texts.title}</Eyebrow>
      {consultant ? (
        <ContactCard
          name={consultant.name}
          role={consultant.title}
          monogram={consultant.monogram}
          picture={consultant.picture}
          phone={consultant.phone}
          email={consultant.email}
        />
      ) : null}
      {consultant && scheduleHref !== undefined ? (
        <HelpLink words={texts.invitation(firstName)} label={texts.schedule} href={scheduleHref} />
      ) : (
        <HelpLink words={texts.letter} label={texts.contact} href={contactHref} />
      )}
    </section>
  );
}

function HelpLink({ words, label, href }: { readonly words: string; readonly label: string; readonly href: string }) {
  return (
    <div className="help-card__way">
      <p className="help-card__words">{words}</p>
      <QuietLink href={href}>{label}</QuietLink>
    </div>
  );
}
