import { Accordion } from '../content/Accordion';
import { ContactUsCard } from '../content/ContactUsCard';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { useLineFacts } from '../layout/line-facts';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { Button, ButtonLink, QuietLink } from '../ui/Button';
import { Field } from '../ui/Field';
import { faqTexts as texts } from './faq.texts';

interface FaqGroupView {
  readonly slug: string;
  readonly title: string;
  readonly questions: readonly { readonly id: string; readonly question: string; readonly html: string }[];
}

export interface FaqPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly groups: readonly FaqGroupView[];
  readonly words: string;
  readonly resultText?: string;
  readonly isOpen?: boolean;
}

/** Native `<details>`, which an anchor opens at one question (CNT-03, CNT-10). */
export function FaqPage({ frame, head, groups, words, resultText, isOpen = false }: FaqPageProps) {
  const line = useLineFacts();
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={texts.title} description={texts.description} isPrivate={words !== ''} />
      <div className="band faq">
        <header className="faq__head">
          <h1 className="faq__title">{texts.headline}</h1>
          <p className="faq__standfirst">{texts.standfirst}</p>
          <QuietLink href={siteLinks.contact}>{texts.ask}</QuietLink>
        </header>
        <div className="faq__side no-print">
          <Find words={words} />
          {groups.length > 1 ? <Subjects groups={groups} /> : null}
        </div>
        <div className="faq__groups">
          {resultText ? (
            <p className="faq__count" role="status">
              {resultText}
            </p>
          ) : null}
          {groups.length === 0 ? (
            <Nothing />
          ) : (
            groups.map((group) => <Group key={group.slug} group={group} isOpen={isOpen} />)
          )}
        </div>
      </div>
      <div className="band faq-end">
        <ContactUsCard
          title={texts.talkTitle}
          text={texts.talkText}
          phone={line.phone}
          email={line.email}
          {...(line.hours === undefined ? {} : { hours: line.hours })}
          action={{ label: texts.talkAction, href: siteLinks.contact }}
        />
      </div>
    </SiteLayout>
  );
}

function Find({ words }: { readonly words: string }) {
  return (
    <search>
      <form className="faq-find" action={siteLinks.faq} method="get">
        <Field
          id="q"
          name="q"
          type="search"
          label={texts.find}
          hint={texts.findHint}
          defaultValue={words}
          maxLength={80}
          required={false}
          autoComplete="off"
        />
        <div className="faq-find__actions">
          <Button variant="secondary">{texts.findAction}</Button>
          {words ? <QuietLink href={siteLinks.faq}>{texts.clear}</QuietLink> : null}
        </div>
      </form>
    </search>
  );
}

function Subjects({ groups }: Pick<FaqPageProps, 'groups'>) {
  return (
    <nav aria-labelledby="subjects-title">
      <h2 className="eyebrow" id="subjects-title">
        {texts.groups}
      </h2>
      <ul className="faq-subjects">
        {groups.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({
  group: { slug, title, questions },
  isOpen,
}: {
  readonly group: FaqGroupView;
  readonly isOpen: boolean;
}) {
  return (
    <section className="faq-group" aria-labelledby={slug}>
      <h2 className="faq-group__title" id={slug}>
        {title}
      </h2>
      <Accordion
        headingLevel="h3"
        items={questions.map(({ id, question, html }) => ({ id, title: question, html, isOpen }))}
      />
    </section>
  );
}

function Nothing() {
  return (
    <div className="empty">
      <h2 className="empty__title">{texts.noneTitle}</h2>
      <p className="empty__body">{texts.noneBody}</p>
      <ButtonLink href={siteLinks.contact}>{texts.ask}</ButtonLink>
    </div>
  );
}
