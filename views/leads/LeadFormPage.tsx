import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { classNames } from '../ui/class-names';
import { Eyebrow } from '../ui/Eyebrow';
import { Picture } from '../ui/Picture';
import type { LeadFormPageProps } from './lead-page-props';
import { LeadContact } from './LeadContact';
import { LeadFormBlock } from './LeadFormBlock';
import { leadsTexts as texts } from './leads.texts';
import { LeadSubject } from './LeadSubject';

export function LeadFormPage({ frame, head, title, standfirst, picture, form, contact, subject }: LeadFormPageProps) {
  const isWrong = form.failure !== undefined || Object.keys(form.errors).length > 0;
  const kind = kindOf(frame.path, { contact, subject });
  return (
    <SiteLayout frame={frame}>
      <Head title={isWrong ? `${texts.errorPrefix} ${title}` : title} description={standfirst} {...head} />
      <div className={classNames('letter', `letter--${kind}`)}>
        {subject || picture ? (
          <div className="letter__beside">
            {subject ? <LeadSubject subject={subject} /> : null}
            {picture && !subject ? (
              <Picture className="letter__picture" picture={picture} sizes="100vw" priority />
            ) : null}
          </div>
        ) : null}
        <div className="letter__words">
          {kind === 'document' ? <Eyebrow>{texts.document}</Eyebrow> : null}
          <h1 className="letter__title">{title}</h1>
          <p className="letter__standfirst">{standfirst}</p>
        </div>
        <div className="letter__paper">
          <LeadFormBlock form={form} />
        </div>
        {contact ? <LeadContact contact={contact} /> : null}
      </div>
    </SiteLayout>
  );
}

function kindOf(
  path: string,
  { contact, subject }: Pick<LeadFormPageProps, 'contact' | 'subject'>,
): 'contact' | 'inquiry' | 'document' | 'plain' {
  if (contact) return 'contact';
  if (subject) return 'inquiry';
  return path.startsWith('/documents/') ? 'document' : 'plain';
}
