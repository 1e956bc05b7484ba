import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { ButtonLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { Picture } from '../ui/Picture';
import type { ThankYouPageProps } from './lead-page-props';

export function ThankYouPage({ frame, head, eyebrow, title, text, facts, picture, actions }: ThankYouPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head title={title} {...head} isPrivate />
      <div className="thank-you">
        {picture ? <Picture className="thank-you__picture" picture={picture} sizes="100vw" priority /> : null}
        <div className="thank-you__words">
          {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
          <h1 className="thank-you__title">{title}</h1>
          <p className="thank-you__text">{text}</p>
          {facts ? <p className="thank-you__facts">{facts.join(' · ')}</p> : null}
          <div className="thank-you__actions">
            {actions.map(({ label, href }, position) => (
              <ButtonLink key={href} href={href} variant={position === 0 ? 'primary' : 'quiet'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </SiteLayout>
  );
}
