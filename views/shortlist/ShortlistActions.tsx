import { siteLinks } from '../layout/site-links';
import { Button, ButtonLink, QuietLink } from '../ui/Button';
import type { ShortlistView } from './shortlist-view';
import { shortlistTexts as texts } from './shortlist.texts';

const { actions } = texts;

export function ShortlistActions({
  list: { source, items, inquireHref },
  shareAction,
  isGuest,
}: {
  readonly list: ShortlistView;
  readonly shareAction: string;
  readonly isGuest: boolean;
}) {
  return (
    <section className="shortlist__section no-print" aria-labelledby="shortlist-actions">
      <h2 className="shortlist__heading" id="shortlist-actions">
        {actions.heading}
      </h2>
      <div className="shortlist__actions">
        <ButtonLink href={inquireHref}>{actions.send}</ButtonLink>
        <Button type="button" variant="secondary" data-control="print" data-with-script="" hidden>
          {actions.print}
        </Button>
        {source === 'shared' ? null : (
          <form method="post" action={shareAction}>
            <input type="hidden" name="items" value={items} />
            <Button variant="secondary">{actions.share}</Button>
          </form>
        )}
        {isGuest || source === 'shared' ? null : (
          <QuietLink href={`${siteLinks.signIn}?returnUrl=${encodeURIComponent(siteLinks.shortlist)}`}>
            {texts.signIn}
          </QuietLink>
        )}
      </div>
      {source === 'shared' ? null : <p className="shortlist__note">{actions.shareNote}</p>}
    </section>
  );
}
