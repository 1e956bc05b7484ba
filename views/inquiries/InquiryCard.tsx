import { ButtonLink } from '../ui/Button';
import { Engraving, type EngravingView } from '../ui/Engraving';
import { MainPicture } from '../ui/MainPicture';
import type { PictureView } from '../ui/picture-view';
import { inquiriesTexts as texts } from './inquiries.texts';

export interface InquiryCardView {
  readonly id: string;
  readonly title: string;
  readonly href?: string;
  readonly lines: readonly string[];
  readonly date: string;
  readonly madeAt: string;
  readonly quoteHref: string;
  readonly picture?: PictureView;
  readonly engraving: EngravingView;
}

export function InquiryCard({
  inquiry: { title, href, lines, date, madeAt, quoteHref, picture, engraving },
  isFirst = false,
}: {
  readonly inquiry: InquiryCardView;
  /** The page opens with its picture, and its button is the page's primary one. */
  readonly isFirst?: boolean;
}) {
  return (
    <article className="inquiry-card">
      <div className="inquiry-card__picture">
        {picture ? (
          <MainPicture
            picture={picture}
            sizes="(min-width: 1024px) 14vw, (min-width: 768px) 20vw, 92vw"
            isFirst={isFirst}
          />
        ) : (
          <Engraving engraving={engraving} />
        )}
      </div>
      <div className="inquiry-card__words">
        <p className="eyebrow">
          <time dateTime={madeAt}>{texts.made(date)}</time>
        </p>
        <h2 className="inquiry-card__title">{href === undefined ? title : <a href={href}>{title}</a>}</h2>
        {lines.map((line) => (
          <p key={line} className="inquiry-card__line">
            {line}
          </p>
        ))}
      </div>
      <p className="inquiry-card__action">
        <ButtonLink variant={isFirst ? 'primary' : 'secondary'} href={quoteHref}>
          {texts.requestQuote}
          <span className="hidden-to-the-eye">{texts.about([title, ...lines].join(', '))}</span>
        </ButtonLink>
      </p>
    </article>
  );
}
