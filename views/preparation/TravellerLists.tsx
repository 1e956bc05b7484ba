import { classNames } from '../ui/class-names';
import { FactList } from '../ui/FactList';
import type { PreparationRowView, TravellerListView } from './preparation-view';
import { preparationTexts as texts } from './preparation.texts';

export function TravellerLists({ travellers }: { readonly travellers: readonly TravellerListView[] }) {
  return (
    <>
      {travellers.map(({ name, progressText, isSaved, rows }, index) => (
        // Long lists are collapsed; the first one is open, and so is one with a saved or overdue item.
        <details
          key={index}
          className="preparation__traveller"
          open={index === 0 || isSaved || rows.some((row) => row.isOverdue)}
        >
          <summary>
            <h2 className="trip-page__heading">{name}</h2>
            <span className="trip-page__note">{progressText}</span>
          </summary>
          <ul className="preparation">
            {rows.map((row) => (
              <Row key={row.item} row={row} name={name} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function Row({ row, name }: { readonly row: PreparationRowView; readonly name: string }) {
  const { title, state, reason, due, isOverdue, owner, facts, href, note, labelsHref, readings } = row;
  return (
    <li className="preparation__row">
      <div className="preparation__what">
        <h3 className="preparation__title">{title}</h3>
        <p className="trip-page__note">{owner}</p>
        {note === undefined ? null : <p className="trip-page__note">{note}</p>}
        {facts.length > 0 ? <FactList className="trip-page__facts" facts={facts} /> : null}
        {readings?.map((reading) => (
          <p key={reading} className="trip-page__note">
            {reading}
          </p>
        ))}
      </div>
      <div className="preparation__state">
        <p className={classNames('preparation__sign', `preparation__sign--${state}`)}>{texts.state[state]}</p>
        {reason === undefined ? null : <p className="trip-page__note">{reason}</p>}
        <p className={classNames('preparation__due', isOverdue && 'preparation__overdue')}>{due}</p>
      </div>
      <p className="preparation__ways no-print">
        {href === undefined ? null : (
          <a href={href}>
            {state === 'missing' ? texts.enter : texts.change}
            <span className="hidden-to-the-eye">{texts.of(title, name)}</span>
          </a>
        )}
        {labelsHref === undefined ? null : (
          <a href={labelsHref}>
            {texts.labels}
            <span className="hidden-to-the-eye">{texts.of(title, name)}</span>
          </a>
        )}
      </p>
    </li>
  );
}
