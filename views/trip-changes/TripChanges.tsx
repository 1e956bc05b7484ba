import { Button } from '../ui/Button';
import { TermGroup } from '../ui/TermGroup';
import { tripChangesTexts as texts } from './trip-changes.texts';

export interface TripChangeView {
  readonly id: string;
  readonly title: string;
  readonly was: string;
  readonly is: string;
  readonly why: string;
  readonly changedOn: string;
  readonly effects: readonly string[];
  readonly seenOn?: string;
}

export interface TripChangesView {
  readonly action: string;
  readonly reservationId: string;
  readonly open: readonly TripChangeView[];
  readonly seenChanges: readonly TripChangeView[];
}

export function TripChanges({
  changes: { action, reservationId, open, seenChanges },
}: {
  readonly changes: TripChangesView;
}) {
  if (open.length + seenChanges.length === 0) return null;
  return (
    <section className="trip-changes" aria-labelledby="changes-title">
      <h2 className="trip-page__heading" id="changes-title">
        {texts.title}
      </h2>
      {open.length > 0 ? (
        <form className="trip-changes__open" method="post" action={action}>
          <input type="hidden" name="reservationId" value={reservationId} />
          <input type="hidden" name="changes" value={open.map(({ id }) => id).join(',')} />
          <Changes changes={open} />
          <Button>{texts.acknowledge}</Button>
        </form>
      ) : null}
      {seenChanges.length > 0 ? (
        <details className="trip-changes__seen">
          <summary>{texts.earlier(seenChanges.length)}</summary>
          <Changes changes={seenChanges} />
        </details>
      ) : null}
    </section>
  );
}

const Changes = ({ changes }: { readonly changes: readonly TripChangeView[] }) => (
  <ul className="trip-changes__list">
    {changes.map(({ id, title, was, is, why, changedOn, effects, seenOn }) => (
      <li key={id}>
        <h3 className="trip-plan__title">{title}</h3>
        <dl className="trip-page__facts">
          <TermGroup term={texts.was}>{was}</TermGroup>
          <TermGroup term={texts.is}>{is}</TermGroup>
          <TermGroup term={texts.why}>{why}</TermGroup>
          <TermGroup term={texts.changed}>{changedOn}</TermGroup>
        </dl>
        {effects.length > 0 ? (
          <>
            <p className="trip-now__label">{texts.effects}</p>
            <ul>
              {effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          </>
        ) : null}
        {seenOn === undefined ? null : <p className="trip-page__note">{texts.seen(seenOn)}</p>}
      </li>
    ))}
  </ul>
);
