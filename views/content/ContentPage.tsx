import { AccessByRegion, Cancellation, Cover, Payment } from '../fare-facts/FareFacts';
import type { FareFactsView, PortGroupView } from '../fare-facts/fare-facts-view';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { type LeadBlockView, LeadFormBlock } from '../leads/LeadFormBlock';
import { NewsRow, type NewsRowView } from '../news/NewsRow';
import { HelpCard, type ProfileSideView } from '../profile/HelpCard';
import { ButtonLink, QuietLink } from '../ui/Button';
import { MainPicture } from '../ui/MainPicture';
import type { PictureView } from '../ui/picture-view';
import { contentTexts as texts } from './content.texts';

interface ContentPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly title: string;
  readonly standfirst: string;
  readonly description: string;
  readonly changedOn?: string;
  readonly picture?: PictureView;
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
  readonly html: string;
  readonly actions: readonly { readonly label: string; readonly href: string }[];
  readonly form?: LeadBlockView;
  /** Facts come from their single source, and are shown below the page's own text. */
  readonly facts?: PageFactsView;
  readonly ofGuest?: GuestPart;
}

export interface PageFactsView extends Pick<Partial<FareFactsView>, 'cover' | 'payment' | 'cancellation'> {
  readonly portsByRegion?: readonly PortGroupView[];
}

interface GuestPart {
  readonly news: readonly NewsRowView[];
  readonly newsHref: string;
  readonly side: ProfileSideView;
}

export function ContentPage({
  frame,
  head,
  title,
  standfirst,
  description,
  changedOn,
  picture,
  chapters,
  html,
  actions,
  form,
  facts,
  ofGuest,
}: ContentPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={title} description={description} />
      <article className="band read">
        <header className="read__head">
          <h1 className="read__title">{title}</h1>
          <p className="read__standfirst">{standfirst}</p>
          {changedOn ? <p className="read__date">{texts.changedOn(changedOn)}</p> : null}
        </header>
        {picture ? <MainPicture className="read__picture" picture={picture} sizes="min(92vw, 84rem)" /> : null}
        {chapters.length > 3 ? <Chapters chapters={chapters} /> : null}
        <div className="read__body">
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          {facts ? <Facts {...facts} /> : null}
          {actions.length > 0 ? <Actions actions={actions} /> : null}
          {form ? <FormBelow {...form} /> : null}
          {ofGuest ? <GuestSections {...ofGuest} /> : null}
        </div>
      </article>
    </SiteLayout>
  );
}

const Facts = ({ cover, payment, cancellation, portsByRegion }: PageFactsView) => (
  <div className="fare-facts read__facts">
    {cover ? <Cover cover={cover} heading="h2" /> : null}
    {payment ? <Payment payment={payment} /> : null}
    {cancellation ? <Cancellation cancellation={cancellation} /> : null}
    {portsByRegion ? <AccessByRegion groups={portsByRegion} /> : null}
  </div>
);

function Chapters({ chapters }: Pick<ContentPageProps, 'chapters'>) {
  return (
    <nav className="read__chapters no-print" aria-labelledby="chapters-title">
      <h2 className="eyebrow" id="chapters-title">
        {texts.chapters}
      </h2>
      <ul className="read__chapter-list">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FormBelow({ title, form }: LeadBlockView) {
  return (
    <section className="read__form no-print" aria-labelledby="form-title">
      <h2 className="read__form-title" id="form-title">
        {title}
      </h2>
      <LeadFormBlock form={form} />
    </section>
  );
}

function GuestSections({ news, newsHref, side }: GuestPart) {
  return (
    <>
      <section className="read__news" aria-labelledby="news-title">
        <h2 className="read__news-title" id="news-title">
          {texts.news}
        </h2>
        <ul className="read__news-list">
          {news.map((item) => (
            <li key={item.slug}>
              <NewsRow item={item} />
            </li>
          ))}
        </ul>
        <p className="read__actions">
          <QuietLink href={newsHref}>{texts.allNews}</QuietLink>
        </p>
      </section>
      <HelpCard side={side} />
    </>
  );
}

function Actions({ actions }: Pick<ContentPageProps, 'actions'>) {
  return (
    <p className="read__actions no-print">
      {actions.map(({ label, href }, position) => (
        <ButtonLink key={href} href={href} variant={position === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
