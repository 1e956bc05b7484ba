import { Eyebrow } from '../ui/Eyebrow';
import { Picture } from '../ui/Picture';
import type { LeadFormPageProps } from './lead-page-props';
import { leadsTexts as texts } from './leads.texts';

export function LeadSubject({
  subject: { title, line, picture },
}: {
  readonly subject: NonNullable<LeadFormPageProps['subject']>;
}) {
  return (
    <aside className="lead-subject" aria-labelledby="lead-subject-title">
      {picture ? (
        <Picture className="lead-subject__picture" picture={picture} sizes="(min-width: 1024px) 40vw, 100vw" priority />
      ) : null}
      <div className="lead-subject__words">
        <Eyebrow>{texts.about}</Eyebrow>
        <h2 className="lead-subject__title" id="lead-subject-title">
          {title}
        </h2>
        <p className="lead-subject__line">{line}</p>
      </div>
    </aside>
  );
}
