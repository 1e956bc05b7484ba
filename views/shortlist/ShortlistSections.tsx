import { siteLinks } from '../layout/site-links';
import { Button } from '../ui/Button';
import { Card, CardLink } from '../ui/Card';
import { Engraving } from '../ui/Engraving';
import { Eyebrow } from '../ui/Eyebrow';
import type { ShortlistItemView, ShortlistSectionView, ShortlistView } from './shortlist-view';
import { shortlistTexts as texts } from './shortlist.texts';

const minCompared = 2;

export const ShortlistSections = ({ list: { sections, source } }: { readonly list: ShortlistView }) => (
  <>
    {sections.map((section) => (
      <Section key={section.id} section={section} isOwn={source !== 'shared'} />
    ))}
  </>
);

/** Each type is a form of its own, because only items of one type can be compared. */
function Section({
  section: { id, items },
  isOwn,
}: {
  readonly section: ShortlistSectionView;
  readonly isOwn: boolean;
}) {
  const canCompare = id !== 'others' && items.length >= minCompared;
  const list = (
    <ul className="shortlist__items">
      {items.map((item) => (
        <li key={item.key}>
          <Item item={item} isOwn={isOwn} canCompare={canCompare} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className="shortlist__section" aria-labelledby={`shortlist-${id}`}>
      <h2 className="shortlist__heading" id={`shortlist-${id}`}>
        {texts.sections[id]}
      </h2>
      {canCompare ? (
        <form method="get" action={siteLinks.compare}>
          {list}
          <Button variant="secondary" className="no-print">
            {texts.compare}
          </Button>
        </form>
      ) : (
        list
      )}
    </section>
  );
}

function Item({
  item: { key, kind, title, line, href, price, picture, engraving, box, watchHref },
  isOwn,
  canCompare,
}: {
  readonly item: ShortlistItemView;
  readonly isOwn: boolean;
  readonly canCompare: boolean;
}) {
  const noteId = `note-${key.replaceAll(/[ :,]/g, '-')}`;
  return (
    <div className="shortlist-item">
      <Card
        picture={picture}
        instead={engraving && <Engraving engraving={engraving} />}
        sizes="(min-width: 1280px) 22vw, (min-width: 768px) 44vw, 92vw"
      >
        <Eyebrow>{kind}</Eyebrow>
        <h3 className="shortlist-item__title">
          <CardLink href={href}>{title}</CardLink>
        </h3>
        <p className="shortlist-item__line">{line}</p>
        {price === undefined ? null : <p className="shortlist-item__price">{price}</p>}
      </Card>
      {isOwn ? (
        <p className="shortlist-item__note" data-with-script="" hidden>
          <label className="shortlist-item__label" htmlFor={noteId}>
            {texts.noteLabel}
            <span className="hidden-to-the-eye">: {title}</span>
          </label>
          <textarea id={noteId} className="field__input" rows={2} maxLength={400} data-shortlist-note={key} />
        </p>
      ) : null}
      <p className="shortlist-item__tools no-print">
        {canCompare && box !== undefined ? (
          <label className="shortlist-item__tick">
            <input type="checkbox" className="choice__input" name={box} value="1" aria-label={texts.tick(title)} />
            <span aria-hidden="true">{texts.tickLabel}</span>
          </label>
        ) : null}
        {watchHref === undefined ? null : (
          <a href={watchHref}>
            {texts.watch}
            <span className="hidden-to-the-eye">: {title}</span>
          </a>
        )}
        {isOwn ? (
          <button
            type="button"
            className="shortlist-item__remove"
            data-shortlist-remove={key}
            aria-label={texts.remove(title)}
            data-with-script=""
            hidden
          >
            {texts.removeLabel}
          </button>
        ) : null}
      </p>
    </div>
  );
}
