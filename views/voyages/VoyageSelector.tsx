import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import { VoyagePicks, VoyageRefineDialog } from './VoyageRefine';
import { voyageMenus, type VoyageOptionView, type VoyageSelectorView } from './voyage-selector-view';
import { voyageSelectorTexts as texts } from './voyage-selector.texts';

export interface BrowsingForProps {
  readonly selector?: VoyageSelectorView | undefined;
  readonly notice?: string | undefined;
}

/** Every page about voyages shows the selector (VOY-09). It consists of links and forms, which work without script. */
export function VoyageSelector({ title, dates, voyages, refine }: VoyageSelectorView) {
  return (
    <section
      className={classNames(
        'voyage-selector no-print',
        refine && 'voyage-selector--asks',
        refine?.picks && 'voyage-selector--refines',
      )}
      id="browsing"
      aria-label={texts.label}
    >
      <div className="band voyage-selector__band">
        <details className="menu-below voyage-selector__voyage" name={voyageMenus} data-menu="">
          <summary className="voyage-selector__summary">
            <CurrentVoyage title={title} dates={dates} />
            <span className="voyage-selector__change">
              {texts.changeVoyage}
              <Icon name="chevron" className="menu-below__mark" />
            </span>
          </summary>
          <ul className="menu-below__panel voyage-selector__list">
            {voyages.map((voyage) => (
              <li key={voyage.reservationId}>
                <VoyageOption {...voyage} />
              </li>
            ))}
          </ul>
        </details>
        {refine ? (
          <>
            <p className="voyage-selector__now">
              <CurrentVoyage title={title} dates={dates} />
            </p>
            <VoyageRefineDialog refine={refine} voyages={voyages} />
            <VoyagePicks refine={refine} />
          </>
        ) : null}
      </div>
    </section>
  );
}

export function BrowsingFor({ selector, notice }: BrowsingForProps) {
  if (selector) return <VoyageSelector {...selector} />;
  return notice ? (
    <div className="band voyage-selector__notice">
      <Notice tone="info">{notice}</Notice>
    </div>
  ) : null;
}

function CurrentVoyage({ title, dates }: Pick<VoyageSelectorView, 'title' | 'dates'>) {
  return (
    <span className="voyage-selector__current">
      <span className="voyage-selector__label">{texts.browsingFor}</span>
      <span className="voyage-selector__title">{title}</span>
      {dates ? <span className="voyage-selector__dates">{dates}</span> : null}
    </span>
  );
}

function VoyageOption({ title, dates, note, href, isSelected }: VoyageOptionView) {
  return (
    <a
      className="voyage-selector__option"
      href={href}
      aria-current={isSelected ? 'true' : undefined}
      data-keep-scroll=""
    >
      <span className="voyage-selector__name">
        {title}
        {isSelected ? <Icon name="check" /> : null}
      </span>
      <span className="voyage-selector__note">{dates ? `${dates}. ${note}` : note}</span>
    </a>
  );
}
